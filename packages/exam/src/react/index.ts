export {
  browserClock,
  browserConnectivity,
  browserOutbox,
  browserPlaces,
  browserPorts,
  browserTabs,
} from './browser-ports.ts';
export { browserPorts as outboxPorts } from '@luneta/outbox/browser';
export { ProvaProvider, useProvaActions, useProvaSession, useProvaValue, useSecondsLeft } from './use-prova.tsx';
