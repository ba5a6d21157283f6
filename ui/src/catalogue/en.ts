/** The English texts that the page shows from its first moment on; the same files that Python reads. */

export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/branchline/text/en/board.ftl",
      "../../../src/branchline/text/en/bonus.ftl",
      "../../../src/branchline/text/en/card.ftl",
      "../../../src/branchline/text/en/count.ftl",
      "../../../src/branchline/text/en/home.ftl",
      "../../../src/branchline/text/en/learn.ftl",
      "../../../src/branchline/text/en/lobby.ftl",
      "../../../src/branchline/text/en/notice.ftl",
      "../../../src/branchline/text/en/page.ftl",
      "../../../src/branchline/text/en/plan.ftl",
      "../../../src/branchline/text/en/rulebook.ftl",
      "../../../src/branchline/text/en/scoring.ftl",
      "../../../src/branchline/text/en/start.ftl",
      "../../../src/branchline/text/en/vote.ftl",
      "../../../src/branchline/text/en/watch.ftl",
      "../../../src/branchline/text/en/words.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
