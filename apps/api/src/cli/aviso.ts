/** `luneta aviso add|list|remove`: the notices of a school. Moments are typed as the school's clock shows them. */
import type { Command } from 'commander';

import { tenant } from '../data/tenant.ts';
import { addAviso, listAll, removeAviso } from '../modules/avisos/store.ts';
import { requireEscola } from './escola-option.ts';
import { withDb } from './with-db.ts';

const say = (message: string) => process.stdout.write(`${message}\n`);
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const MAX_TITULO = 200;
const MAX_TEXTO = 2_000;

type NewOptions = { escola: string; titulo: string; texto: string; inicio: string; fim: string };

/** @throws with what is wrong and what is right */
export function assertAviso(chave: string, { titulo, texto, inicio, fim }: Omit<NewOptions, 'escola'>): void {
  if (!/^[a-z0-9-]{1,60}$/.test(chave)) throw new Error('A chave tem de 1 a 60 letras minúsculas, números e hífens.');
  if (!titulo.trim() || titulo.length > MAX_TITULO) throw new Error(`O título tem de 1 a ${MAX_TITULO} caracteres.`);
  if (!texto.trim() || texto.length > MAX_TEXTO) throw new Error(`O texto tem de 1 a ${MAX_TEXTO} caracteres.`);
  if (!LOCAL.test(inicio) || !LOCAL.test(fim)) throw new Error('Início e fim são como 2026-11-21T08:00.');
  if (fim <= inicio) throw new Error('O fim vem depois do início.');
}

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
        if (!(await addAviso(school, { chave, ...rest }))) throw new Error(`O aviso ${chave} já existe nesta escola.`);
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
        if (!(await removeAviso(school, chave))) throw new Error(`O aviso ${chave} não existe nesta escola.`);
        say(`Aviso ${chave} retirado.`);
      }),
    );
}
