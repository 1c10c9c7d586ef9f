export {
  browserClock,
  browserConnectivity,
  browserOutbox,
  browserPlaces,
  browserPorts,
  browserTabs,
} from './browser-ports.ts';
export {
  ProvaProvider,
  useProva,
  useProvaActions,
  useProvaSession,
  useProvaValue,
  useSecondsLeft,
} from './use-prova.tsx';
