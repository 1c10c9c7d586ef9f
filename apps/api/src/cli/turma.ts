/** `luneta turma fichas`: access slips of a class by whoever runs the machine, to a terminal only: a file would keep the passwords. */
import { formatPrazo } from '@luneta/domain/data-hora';
import { type Command, Option } from 'commander';

import type { Db } from '../database/db.ts';
import { tenant } from '../database/tenant.ts';
import { ApiError } from '../http/errors.ts';
import { findConfiguracao, requireEscola } from '../modules/escola/index.ts';
import { findTurmaPorCodigo, makeFichas } from '../modules/pessoas/index.ts';
import { withDb } from './with-db.ts';

export type FichasOptions = {
  escola: string;
  ano?: string;
  quem: 'sem_acesso' | 'todos';
  motivo: string;
};

/** Where the slips are shown. */
export type Terminal = {
  readonly say: (line: string) => void;
  /** A person reads what is said, and nothing keeps it. */
  readonly isTTY: boolean;
};

export class FichasError extends Error {}

/** @throws FichasError in a sentence for the operator; no password has changed then */
export async function showFichas(
  db: Db,
  codigo: string,
  options: FichasOptions,
  { say, isTTY }: Terminal,
  agora: Date,
) {
  if (!isTTY)
    throw new FichasError(
      'as senhas só aparecem em um terminal. Rode o comando sem redirecionar a saída, ou use o console',
    );
  const { motivo, quem } = options;
  if (motivo.trim().length < 5) throw new FichasError('escreva o motivo com pelo menos 5 letras');
  const escola = tenant(db, await requireEscola(db, options.escola));
  const turma = await findTurmaPorCodigo(escola, codigo.trim(), options.ano === undefined ? null : Number(options.ano));
  if (!turma) throw new FichasError(`a escola não tem a turma ${codigo}`);
  const { fuso_horario } = await findConfiguracao(escola);
  const { turma_id, serie_nome, ano } = turma;
  const made = await makeFichas(escola, { turma_id, quem, alunos: null, motivo: motivo.trim(), sessao: null, agora });
  say(`${made.escola_nome} · ${serie_nome} · ${made.turma_codigo} · ${ano}`);
  if (made.fichas.length === 0) return say('Ninguém desta turma precisa de ficha: todos já têm senha própria.');
  for (const { aluno_nome, login, senha } of made.fichas)
    say(`\n${aluno_nome}\n  usuário  ${login ?? '-'}\n  senha    ${senha}`);
  const vale = formatPrazo(made.expira_em.getTime(), fuso_horario);
  say(`\n${made.fichas.length} fichas. Valem até ${vale} e são trocadas no primeiro acesso.`);
  say('As senhas não poderão ser vistas de novo. Limpe a tela depois de anotar.');
}

export function register(program: Command): void {
  program
    .command('turma')
    .description('Turmas de uma escola')
    .command('fichas')
    .description('Mostra no terminal uma senha nova para cada aluno da turma')
    .argument('<código>', 'o código da turma, como 7A')
    .requiredOption('--escola <id>', 'escola da turma')
    .requiredOption('--motivo <texto>', 'fica no registro da escola')
    .option('--ano <ano>', 'ano letivo da turma (padrão: o mais novo)')
    .addOption(
      new Option('--quem <alunos>', 'só quem ainda não tem senha própria, ou todos')
        .choices(['sem_acesso', 'todos'])
        .default('sem_acesso'),
    )
    .action((codigo: string, options: FichasOptions) =>
      withDb(async (db) => {
        const terminal = { say: (line: string) => console.log(line), isTTY: process.stdout.isTTY };
        try {
          await showFichas(db, codigo, options, terminal, new Date());
        } catch (error) {
          if (!(error instanceof FichasError || error instanceof ApiError)) throw error;
          console.error(`Fichas não geradas: ${error.message}.`);
          process.exitCode = 1;
        }
      }),
    );
}
