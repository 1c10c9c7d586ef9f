export {
  browserClock,
  browserConnectivity,
  browserOutbox,
  browserPlaces,
  browserPorts,
  browserTabs,
} from './browser-ports.ts';
export { ProvaProvider, useProvaActions, useProvaSession, useProvaValue, useSecondsLeft } from './use-prova.tsx';
