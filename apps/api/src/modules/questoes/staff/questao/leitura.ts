/** A question of the bank as one member of staff may see it, and what this person may do with it. */
import { mayApproveQuestoes } from '@luneta/domain/autoria-direito';
import { isLacrada, mayWriteQuestao } from '@luneta/domain/questao-lacre';
import type { Letra } from '@luneta/domain/resposta';

import { tenant, type Tenant } from '../../../../database/tenant.ts';
import type { Caller } from '../../../../http/ctx.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { escolasInReach, findConfiguracao } from '../../../escola/index.ts';
import { questaoErrors } from '../../banco/errors.ts';
import { revealToWriter } from '../../reveal.ts';
import { escritaErrors } from './errors.ts';
import {
  findEscolaDaQuestao,
  findFamilia,
  findProvasDasFamilias,
  findQuestaoGestao,
  findQuestoesGestao,
  type ProvaDaFamilia,
  type QuestaoGestaoRow,
} from './store.ts';

/** Who reads or writes, and when. */
export type Leitor = {
  readonly sessao: Pick<Sessao, 'perfil_real' | 'pessoa_id' | 'nome'>;
  readonly agora: Date;
};

const isSealedFor = ({ sessao, agora }: Leitor, provas: readonly ProvaDaFamilia[] | undefined): boolean =>
  isLacrada(sessao.perfil_real, provas ?? [], agora.getTime());

/** Which of these families are sealed for the reader, in one statement. */
export async function findLacradas(escola: Tenant, raizes: readonly number[], leitor: Leitor): Promise<Set<number>> {
  const provas = await findProvasDasFamilias(escola, raizes, leitor.sessao.pessoa_id);
  return new Set(raizes.filter((raiz_id) => isSealedFor(leitor, provas.get(raiz_id))));
}

/** The newest revision may be saved by who writes it and is not kept from its key. */
export const mayWrite = ({ perfil_real }: Pick<Sessao, 'perfil_real'>, { autor }: Pick<QuestaoGestaoRow, 'autor'>) =>
  mayWriteQuestao(perfil_real, autor);

/** Whether this profile approves the questions that it writes, as the school has set it. */
export async function findAprova(escola: Tenant, { perfil_real }: Pick<Sessao, 'perfil_real'>): Promise<boolean> {
  const { configuracao } = await findConfiguracao(escola);
  return mayApproveQuestoes(perfil_real, configuracao.revisao_questoes);
}

const revealed = (row: QuestaoGestaoRow, leitor: Leitor, lacrada: boolean, aprova: boolean) => {
  const editavel = mayWrite(leitor.sessao, row) && row.substituida_por === null && !lacrada;
  return { ...revealToWriter(row, lacrada), lacrada, editavel, aprovavel: editavel && aprova };
};

export type QuestaoLida = ReturnType<typeof revealed>;

/**
 * The school of a question within reach.
 * @throws 404 for a question out of reach, whether it exists or not
 */
export async function escolaDaQuestao({ db, sessao }: Pick<Caller, 'db' | 'sessao'>, id: number): Promise<Tenant> {
  const escola_id = await findEscolaDaQuestao(db, await escolasInReach(db, sessao), id);
  if (escola_id === null) throw questaoErrors.notFound();
  return tenant(db, escola_id);
}

/** @throws 404 */
export async function readQuestao(escola: Tenant, id: number, leitor: Leitor): Promise<QuestaoLida> {
  const row = await findQuestaoGestao(escola, id, leitor.sessao.pessoa_id);
  if (!row) throw questaoErrors.notFound();
  const lacradas = await findLacradas(escola, [row.raiz_id], leitor);
  return revealed(row, leitor, lacradas.has(row.raiz_id), await findAprova(escola, leitor.sessao));
}

/** Revisions read at most. */
const MAX_REVISOES = 201;

/** All revisions of the family of a question, newest first. @throws 404 */
export async function readFamilia(escola: Tenant, id: number, leitor: Leitor): Promise<readonly QuestaoLida[]> {
  const { pessoa_id } = leitor.sessao;
  const row = await findQuestaoGestao(escola, id, pessoa_id);
  if (!row) throw questaoErrors.notFound();
  const rows = await findFamilia(escola, row.raiz_id, pessoa_id, MAX_REVISOES);
  const lacrada = (await findLacradas(escola, [row.raiz_id], leitor)).has(row.raiz_id);
  return rows.map((one) => revealed(one, leitor, lacrada, false));
}

/** A question that may be written, with everything that it holds. */
export type QuestaoAberta = QuestaoLida & { readonly secrets: NonNullable<QuestaoLida['secrets']> };

/** @throws 403 for a question of somebody else, and for one that is sealed for this person */
export function requireOpen(questao: QuestaoLida, { sessao }: Leitor): QuestaoAberta {
  const { secrets } = questao;
  if (secrets === null) throw escritaErrors.lacrada();
  if (!mayWrite(sessao, questao)) throw escritaErrors.notYours();
  return { ...questao, secrets };
}

/** What may be read of many: those that are not sealed, and how many are. */
export type Abertas = { readonly abertas: readonly QuestaoAberta[]; readonly lacradas: number };

/** Those of the ids that the school has, in the order of the ids; one that is sealed for the reader is counted alone. */
export async function readAbertas(escola: Tenant, ids: readonly number[], leitor: Leitor): Promise<Abertas> {
  const rows = await findQuestoesGestao(escola, ids, leitor.sessao.pessoa_id);
  const lacradas = await findLacradas(escola, [...new Set(rows.map(({ raiz_id }) => raiz_id))], leitor);
  const abertas = rows.flatMap((row) => {
    const { secrets, ...rest } = revealed(row, leitor, lacradas.has(row.raiz_id), false);
    return secrets === null ? [] : [{ ...rest, secrets }];
  });
  return { abertas, lacradas: rows.length - abertas.length };
}

/** The keys of these questions by id; those that are sealed for the reader are absent. */
export async function readChaves(
  escola: Tenant,
  ids: readonly number[],
  leitor: Leitor,
): Promise<ReadonlyMap<number, Letra | null>> {
  const { abertas } = await readAbertas(escola, [...new Set(ids)], leitor);
  return new Map(abertas.map(({ banco_questao_id, secrets }) => [banco_questao_id, secrets.gabarito]));
}
