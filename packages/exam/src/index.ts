export type { ProvaEffect, ProvaSignal, Step } from './machine/effects.ts';
export type { ProvaEvent, StudentEvent, TimerName, WorldEvent } from './machine/events.ts';
export { ANSWER_IDLE_MS } from './machine/answers.ts';
export { redirectSeconds, secondsLeft } from './machine/clock.ts';
export {
  choiceRefusal,
  essayRefusal,
  essaySaveRefusal,
  finishRefusal,
  languageRefusal,
  textRefusal,
  type Refusal,
} from './machine/guards.ts';
export { reduce } from './machine/machine.ts';
export {
  answeredCount,
  essaySaveState,
  initialPlace,
  itemsByMateria,
  itemSaveState,
  neighbours,
  overallSaveState,
  refusedParts,
  repairsToTell,
  unsentCount,
  visibleItems,
  type Neighbours,
  type Place,
  type RefusedPart,
  type RepairTold,
  type SaveState,
} from './machine/selectors.ts';
export { initialState } from './machine/state.ts';
export type * from './machine/state.ts';
export {
  outboxKey,
  outboxPrefix,
  type RedacaoEntry,
  type RespostaEntry,
  type SubjetivaEntry,
  type Outbox,
  type OutboxEntry,
} from './outbox/outbox.ts';
export {
  createUnsentSender,
  type UnsentLine,
  type UnsentSender,
  type UnsentSenderOptions,
} from './outbox/unsent-sender.ts';
export { createDurableOutbox, createMemoryOutbox } from './outbox/prova-outbox.ts';
export {
  ProvaFailure,
  type ConnectivityPort,
  type DaysPort,
  type FailureKind,
  type PlacesPort,
  type ProvaClock,
  type ProvaTransport,
  type TabsPort,
} from './ports.ts';
export { agedResumo } from './session/day-on-device.ts';
export { placeKey } from './session/place-key.ts';
export type { ProvaSessionOptions } from './session/options.ts';
export { createProvaSession, type ProvaSession } from './session/prova-session.ts';
export type * from './shapes.ts';
