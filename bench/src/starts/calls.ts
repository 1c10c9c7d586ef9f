/** Rounds of one call: processor time of it on the server, and of what the floor does for the same purpose. */
import { cpuOf, cpuOfFamily } from '../saves/cpu.ts';
import { openConnection, type Answered, type Connection } from '../saves/connection.ts';

/** A program that is measured, and the PostgreSQL that works for it. */
export type Program = { readonly url: string; readonly pid: number };
/** The call of the student `n`, from 0. */
export type Kind = (connection: Connection, n: number) => Promise<Answered>;

export type Round = { readonly node: number; readonly postgres: number; readonly ms: readonly number[] };

const CONNECTIONS = 8;

/** Makes `count` calls over a few connections. @throws when one is refused */
export async function roundOf({ url, pid }: Program, postmaster: number, kind: Kind, count: number): Promise<Round> {
  const opened = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(url)));
  const ms: number[] = [];
  const before = [cpuOf(pid), cpuOfFamily(postmaster)] as const;
  await Promise.all(
    opened.map(async (connection, own) => {
      for (let n = own; n < count; n += CONNECTIONS) {
        const answered = await kind(connection, n);
        if (answered.status !== 200) throw new Error(answered.text.slice(0, 600));
        ms.push(answered.ms);
      }
    }),
  );
  const round = {
    node: (cpuOf(pid) - before[0]) / count,
    postgres: (cpuOfFamily(postmaster) - before[1]) / count,
    ms,
  };
  for (const { close } of opened) close();
  return round;
}
