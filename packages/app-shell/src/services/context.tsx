/** Hands the services to screens. */
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';

import type { Services } from './services.ts';

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of this app. Throws outside `startApp`, which is always a mistake in a test's set-up. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services)
    throw new Error('useServices needs <ServicesProvider>: render the screen through startApp or renderRoute.');
  return services;
}

/** The stored session, with updates. */
export function useSession() {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}

/** The state of this visit, with updates. */
export function useVisit() {
  const { visit } = useServices();
  return useSyncExternalStore(visit.subscribe, visit.getSnapshot, visit.getSnapshot);
}
