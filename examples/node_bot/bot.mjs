#!/usr/bin/env node
// A bot that is a process of its own (docs/bot-protocol.md): cheap tickets, long routes, cards of
// the color it has most of. It needs Node and nothing else.
//
//     branchline arena europe --bots "exec:node examples/node_bot/bot.mjs",greedy

import { createInterface } from "node:readline";

const LONG = 4; // shorter routes are claimed only when the game is nearly over
const FEW_WAGONS = 10;

const points = new Map();
const lengths = new Map();

function learn(hello) {
  for (const ticket of hello.edition.tickets) points.set(ticket.id, ticket.points);
  for (const route of hello.edition.routes) lengths.set(route.id, route.length);
}

function countCards(bag) {
  const counts = { all: 0, locomotive: 0 };
  for (const part of bag.split(",")) {
    const [card, number] = part.split(":");
    counts.all += Number(number);
    if (card === "locomotive") counts.locomotive = Number(number);
  }
  return counts;
}

function isNearlyOver(view) {
  return Math.min(...view.seats.map((seat) => seat.wagons)) <= FEW_WAGONS;
}

function value(view, action) {
  const [word, thing, bag] = action.split(" ");
  if (word === "keep") {
    return -thing.split(",").reduce((sum, ticket) => sum + points.get(ticket), 0);
  }
  if (word === "claim") {
    const length = lengths.get(thing);
    if (length < LONG && !isNearlyOver(view)) return -1;
    const cards = countCards(bag);
    return 100 * length - cards.all - cards.locomotive;
  }
  if (word === "take") {
    const card = view.market[Number(thing)];
    return card === "locomotive" ? 50 : (view.hand[card] ?? 0);
  }
  if (word === "blind") return 1.5;
  if (word === "extra") return 10 - countCards(thing).locomotive;
  return -2;
}

function best(view, legal) {
  return legal.reduce((a, b) => (value(view, b) > value(view, a) ? b : a));
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    learn(message);
    say({ type: "ready", name: "Longest route (Node)" });
  } else if (message.type === "choose") {
    say({ type: "action", id: message.id, action: best(message.view, message.legal) });
  } else if (message.type === "end") {
    break;
  }
}
process.exit(0);
