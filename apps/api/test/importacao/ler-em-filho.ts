/** Reads one file of questions in a process of its own, and says how it ended, what time of the processor and what memory it needed. */
import { readFileSync } from 'node:fs';

import { lerArquivo } from './questoes.ts';

const [, , path = '', nome = ''] = process.argv;
const bytes = readFileSync(path);
// Of the processor: what waits for other processes is not the reader's.
const begin = process.cpuUsage();
let fim: string;
try {
  fim = `lidas ${(await lerArquivo(bytes, nome)).questoes.length}`;
} catch (error) {
  fim = String(Reflect.get(Object(error), 'codigo') ?? error);
}
const used = process.cpuUsage(begin);
const ms = Math.round((used.user + used.system) / 1000);
// `maxRSS` of a new process begins with that of its parent; this is its own.
const [, kb = '0'] = /VmHWM:\s+(\d+) kB/u.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
const mb = Math.round(Number(kb) / 1024);
process.stdout.write(JSON.stringify({ fim, ms, mb }));
