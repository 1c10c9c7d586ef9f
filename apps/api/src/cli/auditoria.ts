/** `luneta auditoria verify`: checks the chain of a school and says where it is broken. */
import type { Command } from 'commander';

import { chainHead, type Head, verifyChain } from '../modules/escola/index.ts';
import { tenant } from '../database/tenant.ts';
import { requireEscola } from './escola-option.ts';
import { withDb } from './with-db.ts';

/** Reads a head as `verify` prints it. @throws when it has another form */
export function readHead(text: string): Head {
  const match = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(text);
  if (!match?.[2]) throw new Error('Informe a ponta como este comando a imprime: número, dois pontos e 64 dígitos.');
  return { ordem: Number(match[1]), hash: match[2] };
}

export function register(program: Command): void {
  program
    .command('auditoria')
    .description('Registro dos atos da equipe')
    .command('verify')
    .description('Confere a corrente: mostra a primeira linha alterada ou apagada')
    .requiredOption('--escola <id>', 'número da escola')
    .option('--ponta <ordem:hash>', 'ponta anotada antes: mostra também linhas apagadas do fim')
    .action(({ escola, ponta }: { escola: string; ponta?: string }) =>
      withDb(async (db) => {
        const school = tenant(db, await requireEscola(db, escola));
        const verdict = await verifyChain(school, ponta === undefined ? undefined : readHead(ponta));
        if (!verdict.sound) throw new Error(`A corrente está quebrada na linha ${verdict.brokenAt}.`);
        const head = await chainHead(school);
        process.stdout.write(`Linhas: ${verdict.rows}. Ponta: ${head ? `${head.ordem}:${head.hash}` : 'nenhuma'}\n`);
      }),
    );
}
