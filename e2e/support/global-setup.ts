/** Before the journeys: a mail server for each server. What it returns ends them. */
import { startMailServer } from './mail-server.ts';
import { theRun } from './run.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const { distinct } = await theRun();
  const stops = await Promise.all(distinct.map(({ mailPort, mails }) => startMailServer(mailPort, mails)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
