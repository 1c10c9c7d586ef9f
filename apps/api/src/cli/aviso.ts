/** `luneta aviso add|list|remove`: the notices of a school. Times are given in the school's local time. */
import type { Command } from 'commander';

import { tenant, type Tenant } from '../database/tenant.ts';
import {
  createAviso,
  AVISO_MESSAGES,
  avisoProblem,
  listAll,
  recordOperatorAct,
  deleteAviso,
  requireEscola,
} from '../modules/escola/index.ts';
import { withDb } from './with-db.ts';

const say = (message: string) => process.stdout.write(`${message}\n`);
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

type NewOptions = { escola: string; titulo: string; texto: string; inicio: string; fim: string };

/** @throws an error that says what is wrong and what is right */
export function assertAviso(chave: string, { titulo, texto, inicio, fim }: Omit<NewOptions, 'escola'>): void {
  // Both ends have the same form, so comparing the texts compares the times.
  const problem = avisoProblem({ chave, titulo, texto }, { inicio, fim });
  if (problem && problem !== 'fim') throw new Error(AVISO_MESSAGES[problem]);
  if (!LOCAL.test(inicio) || !LOCAL.test(fim)) throw new Error('Escreva início e fim assim: 2026-11-21T08:00.');
  if (problem) throw new Error(AVISO_MESSAGES[problem]);
}

const record = (school: Tenant, acao: string, chave: string) =>
  recordOperatorAct(school, { acao, detalhe: { aviso_id: chave }, agora: new Date() });

export function register(program: Command): void {
  const notices = program.command('aviso').description('Avisos de uma escola');
  notices
    .command('add')
    .description('Publica um aviso')
    .argument('<chave>', 'nome estável, como atualizacao-2026-11-21: quem dispensou não o vê de novo')
    .requiredOption('--escola <id>', 'número da escola')
    .requiredOption('--titulo <texto>', 'título')
    .requiredOption('--texto <texto>', 'o que acontece e o que fazer')
    .requiredOption('--inicio <AAAA-MM-DDTHH:MM>', 'no relógio da escola')
    .requiredOption('--fim <AAAA-MM-DDTHH:MM>', 'no relógio da escola')
    .action((chave: string, { escola, ...rest }: NewOptions) =>
      withDb(async (db) => {
        assertAviso(chave, rest);
        const school = tenant(db, await requireEscola(db, escola));
        await school.transaction(async (tx) => {
          if (!(await createAviso(tx, { chave, ...rest }))) throw new Error(`O aviso ${chave} já existe nesta escola.`);
          await record(tx, 'aviso_salvo', chave);
        });
        say(`Aviso ${chave} publicado.`);
      }),
    );
  notices
    .command('list')
    .description('Lista os avisos')
    .requiredOption('--escola <id>', 'número da escola')
    .action(({ escola }: { escola: string }) =>
      withDb(async (db) => {
        const rows = await listAll(tenant(db, await requireEscola(db, escola)));
        for (const { chave, titulo, inicio, fim } of rows)
          say(`${chave}  ${inicio.toISOString()} a ${fim.toISOString()}  ${titulo}`);
        say(`Avisos: ${rows.length}.`);
      }),
    );
  notices
    .command('remove')
    .description('Retira um aviso')
    .argument('<chave>', 'nome do aviso')
    .requiredOption('--escola <id>', 'número da escola')
    .action((chave: string, { escola }: { escola: string }) =>
      withDb(async (db) => {
        const school = tenant(db, await requireEscola(db, escola));
        await school.transaction(async (tx) => {
          if (!(await deleteAviso(tx, chave))) throw new Error(`O aviso ${chave} não existe nesta escola.`);
          await record(tx, 'aviso_retirado', chave);
        });
        say(`Aviso ${chave} retirado.`);
      }),
    );
}
