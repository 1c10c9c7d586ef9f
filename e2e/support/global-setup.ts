/** Before the journeys: a mail server for each size. What it returns ends them. */
import { startMailServer } from './mail-server.ts';
import { sizes, theRun } from './run.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const { servers } = await theRun();
  const stops = await Promise.all(sizes.map((size) => startMailServer(servers[size].mailPort, servers[size].mails)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
