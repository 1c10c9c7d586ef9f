/** Reads and writes passages. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

export const PAGE = 50;

export type TextoRow = {
  readonly texto_base_id: number;
  readonly titulo: string;
  readonly conteudo: string;
  readonly fonte: string;
  readonly qtde_questoes: number;
  readonly arquivado_em: Date | null;
  readonly versao: number;
};
export type Texto = Pick<TextoRow, 'titulo' | 'conteudo' | 'fonte' | 'arquivado_em'>;

const COLUMNS = `b.id as texto_base_id, b.titulo, b.conteudo, b.fonte, b.arquivado_em, b.versao,
  (select count(*)::int from questao q where q.escola_id = b.escola_id and q.texto_base_id = b.id and q.substituida_por is null) as qtde_questoes`;
const PLACE = (b: string) => `(${plain(`${b}.titulo`)}, ${b}.id)`;

const LIST = statement<
  {
    escola_id: number;
    arquivadas: boolean;
    texto: string | null;
    palavras: string | null;
    depois: number | null;
    quantos: number;
  },
  TextoRow
>(
  'find_textos_base',
  `select ${COLUMNS} from texto_base b
    where b.escola_id = :escola_id and (:arquivadas::boolean or b.arquivado_em is null)
      and (:texto::text is null or b.busca @@ to_tsquery('simple', :palavras::text) or position(:texto in ${plain('b.titulo')}) > 0)
      and (:depois::bigint is null or ${PLACE('b')} > (select ${PLACE('x').slice(1, -1)} from texto_base x
             where x.escola_id = :escola_id and x.id = :depois))
    order by ${PLACE('b').slice(1, -1)} limit :quantos`,
);
const FIND = statement<{ escola_id: number; id: number }, TextoRow>(
  'find_texto_base',
  `select ${COLUMNS} from texto_base b where b.escola_id = :escola_id and b.id = :id`,
);
const LOCK = statement<{ escola_id: number; id: number }, { id: number }>(
  'lock_texto_base',
  'select id from texto_base where escola_id = :escola_id and id = :id for update',
);

export type Pagina = {
  readonly arquivadas: boolean;
  readonly texto: string | null;
  readonly palavras: string | null;
  readonly depois: number | null;
};

/** A page by title, and one more when another page follows. */
export const findTextos = (escola: Tenant, pagina: Pagina) => escola.run(LIST, { ...pagina, quantos: PAGE + 1 });

export async function findTexto(escola: Tenant, id: number): Promise<TextoRow | null> {
  const [row] = await escola.run(FIND, { id });
  return row ?? null;
}

/** @param escola inside a transaction, which holds the lock to its end */
export async function lockTexto(escola: Tenant, id: number): Promise<void> {
  await escola.run(LOCK, { id });
}

const CREATE = statement<{ escola_id: number } & Texto, { id: number }>(
  'create_texto_base',
  `insert into texto_base (escola_id, titulo, conteudo, fonte, arquivado_em)
   values (:escola_id, :titulo, :conteudo, :fonte, :arquivado_em) returning id`,
);
const SAVE = statement<{ escola_id: number; id: number; versao: number } & Texto, { id: number }>(
  'save_texto_base',
  `update texto_base set titulo = :titulo, conteudo = :conteudo, fonte = :fonte, arquivado_em = :arquivado_em, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao returning id`,
);

/** @returns its id */
export async function createTexto(escola: Tenant, texto: Texto): Promise<number> {
  return requireSaved(await escola.run(CREATE, texto)).id;
}

/** @throws 409 `versao_diferente` */
export async function saveTexto(escola: Tenant, id: number, versao: number, texto: Texto): Promise<void> {
  requireSaved(await escola.run(SAVE, { ...texto, id, versao }));
}

/** A revision in a published exam, a roadmap or a Boss (rule BAN-3). A Boss asks items of a roadmap. */
const USED = `(exists (select from avaliacao_item i where i.escola_id = :escola_id and i.questao_id = q.id)
    or exists (select from trilha_item t where t.escola_id = :escola_id and t.questao_id = q.id))`;

type Da = { escola_id: number; texto_base_id: number };
export type QuestaoDoTexto = {
  readonly id: number;
  readonly usada: boolean;
  readonly enunciado: string;
  readonly opcoes: readonly (string | null)[];
};

const LOCK_QUESTOES = statement<Da, { id: number }>(
  'lock_questoes_do_texto',
  'select id from questao where escola_id = :escola_id and texto_base_id = :texto_base_id order by id for update',
);
const QUESTOES = statement<Da, QuestaoDoTexto>(
  'find_questoes_do_texto',
  `select q.id, ${USED} as usada, q.enunciado, jsonb_build_array(q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e) as opcoes
     from questao q where q.escola_id = :escola_id and q.texto_base_id = :texto_base_id order by q.id`,
);

/**
 * The revisions that have the passage, locked: who uses one meanwhile waits.
 * @param escola inside a transaction
 */
export async function lockQuestoes(escola: Tenant, texto_base_id: number): Promise<QuestaoDoTexto[]> {
  await escola.run(LOCK_QUESTOES, { texto_base_id });
  return escola.run(QUESTOES, { texto_base_id });
}

const MOVE = statement<
  { escola_id: number; texto_base_id: number; ids: readonly number[]; hashes: readonly (string | null)[] },
  never
>(
  'set_questoes_texto_base',
  `update questao q set texto_base_id = :texto_base_id, texto_hash = x.hash, versao = q.versao + 1
     from unnest(:ids::bigint[], :hashes::text[]) as x(id, hash)
    where q.escola_id = :escola_id and q.id = x.id`,
);

/** Gives revisions that nobody was asked the passage, with the hash of what they ask then. */
export async function moveQuestoes(
  escola: Tenant,
  texto_base_id: number,
  questoes: readonly { readonly id: number; readonly hash: string | null }[],
): Promise<void> {
  const [ids, hashes] = [questoes.map(({ id }) => id), questoes.map(({ hash }) => hash)];
  if (ids.length > 0) await escola.run(MOVE, { texto_base_id, ids, hashes });
}
