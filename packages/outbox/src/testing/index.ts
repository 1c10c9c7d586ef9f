export { describeOutbox, type OutboxPage, type OutboxUser } from './describe-outbox.ts';
export { createFakeClock, settle, type FakeClock } from './fake-clock.ts';
export {
  createTabsLock,
  createTexts,
  createWakes,
  createWorldServer,
  seededRandom,
  WorldFailure,
  type World,
  type WorldServer,
} from './world.ts';
