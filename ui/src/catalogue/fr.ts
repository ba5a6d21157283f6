/** The French texts that the page shows from its first moment on; the same files that Python reads. */

export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/branchline/text/fr/board.ftl",
      "../../../src/branchline/text/fr/bonus.ftl",
      "../../../src/branchline/text/fr/card.ftl",
      "../../../src/branchline/text/fr/count.ftl",
      "../../../src/branchline/text/fr/home.ftl",
      "../../../src/branchline/text/fr/learn.ftl",
      "../../../src/branchline/text/fr/lobby.ftl",
      "../../../src/branchline/text/fr/notice.ftl",
      "../../../src/branchline/text/fr/page.ftl",
      "../../../src/branchline/text/fr/plan.ftl",
      "../../../src/branchline/text/fr/rulebook.ftl",
      "../../../src/branchline/text/fr/scoring.ftl",
      "../../../src/branchline/text/fr/start.ftl",
      "../../../src/branchline/text/fr/vote.ftl",
      "../../../src/branchline/text/fr/watch.ftl",
      "../../../src/branchline/text/fr/words.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
