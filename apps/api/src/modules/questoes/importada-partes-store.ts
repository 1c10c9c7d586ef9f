/** What a question of a file refers to: known again, or made. And the undoing of what an import made. */
import type { HabilidadeSistema } from '@luneta/domain/questao-habilidade';

import { plain } from '../../database/plain.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

type Id = { readonly id: number };

const KNOWN = statement<{ escola_id: number; codigo: string }, Id>(
  'find_importada_questao_conhecida',
  'select id from questao where escola_id = :escola_id and codigo = :codigo and substituida_por is null',
);

/** The newest revision with this code; null for none. */
export async function findConhecida(escola: Tenant, codigo: string): Promise<number | null> {
  const [row] = await escola.run(KNOWN, { codigo });
  return row?.id ?? null;
}

const MAKE_SKILLS = statement<{ escola_id: number; sistemas: readonly string[]; codigos: readonly string[] }, never>(
  'create_importadas_habilidades',
  `insert into habilidade (escola_id, sistema, codigo)
   select :escola_id, x.sistema, x.codigo from unnest(:sistemas::text[], :codigos::text[]) as x(sistema, codigo)
   on conflict (escola_id, sistema, codigo) do nothing`,
);
const SKILLS = statement<{ escola_id: number; sistemas: readonly string[]; codigos: readonly string[] }, Id>(
  'find_importadas_habilidades',
  `select h.id from unnest(:sistemas::text[], :codigos::text[]) with ordinality as x(sistema, codigo, ordem)
     join habilidade h on h.escola_id = :escola_id and h.sistema = x.sistema and h.codigo = x.codigo
    group by h.id order by min(x.ordem)`,
);

/** Ids of the skills in their order; those that the school lacks are made. */
export async function ensureHabilidades(
  escola: Tenant,
  habilidades: readonly { readonly sistema: HabilidadeSistema; readonly codigo: string }[],
): Promise<number[]> {
  if (habilidades.length === 0) return [];
  const sistemas = habilidades.map(({ sistema }) => sistema);
  const codigos = habilidades.map(({ codigo }) => codigo);
  await escola.run(MAKE_SKILLS, { sistemas, codigos });
  return (await escola.run(SKILLS, { sistemas, codigos })).map(({ id }) => id);
}

type Texto = { readonly titulo: string; readonly conteudo: string; readonly fonte: string };

const TEXT = statement<{ escola_id: number; conteudo: string; fonte: string }, Id>(
  'find_importado_texto_base',
  'select id from texto_base where escola_id = :escola_id and conteudo = :conteudo and fonte = :fonte order by id limit 1',
);
const MAKE_TEXT = statement<{ escola_id: number } & Texto, Id>(
  'create_importado_texto_base',
  `insert into texto_base (escola_id, titulo, conteudo, fonte) values (:escola_id, :titulo, :conteudo, :fonte) returning id`,
);

/** Id of the passage of this content; made where the school lacks it. */
export async function ensureTextoBase(escola: Tenant, { titulo, conteudo, fonte }: Texto): Promise<number> {
  const [known] = await escola.run(TEXT, { conteudo, fonte });
  const [made] = known ? [known] : await escola.run(MAKE_TEXT, { titulo, conteudo, fonte });
  if (!made) throw new Error('insert returned no row');
  return made.id;
}

const TOPIC = statement<{ escola_id: number; materia_id: number; descricao: string }, Id>(
  'find_importado_objeto',
  `select id from objeto_conhecimento where escola_id = :escola_id and materia_id = :materia_id
      and ${plain('descricao')} = ${plain(':descricao::text')} order by arquivada_em nulls first, id limit 1`,
);
const MAKE_TOPIC = statement<{ escola_id: number; materia_id: number; descricao: string }, Id>(
  'create_importado_objeto',
  `insert into objeto_conhecimento (escola_id, materia_id, descricao) values (:escola_id, :materia_id, :descricao) returning id`,
);

/** Id of the topic of this name in the subject, case and accents aside; made where there is none. */
export async function ensureObjeto(escola: Tenant, materia_id: number, descricao: string): Promise<number> {
  const [known] = await escola.run(TOPIC, { materia_id, descricao });
  const [made] = known ? [known] : await escola.run(MAKE_TOPIC, { materia_id, descricao });
  if (!made) throw new Error('insert returned no row');
  return made.id;
}

/** Made by the import, followed by no revision, asked nowhere. */
const UNDOABLE = `q.escola_id = :escola_id and q.importacao_id = :importacao_id::uuid and q.substituida_por is null
  and not exists (select from avaliacao_item i where i.escola_id = :escola_id and i.questao_id = q.id)
  and not exists (select from trilha_item t where t.escola_id = :escola_id and t.questao_id = q.id)`;

const LOCK_MADE = statement<{ escola_id: number; importacao_id: string }, Id & { raiz_id: number | null }>(
  'lock_importadas_questoes',
  `select q.id, q.raiz_id from questao q where ${UNDOABLE} order by q.id for update`,
);
const LEFT = statement<{ escola_id: number; importacao_id: string; ids: readonly number[] }, Id>(
  'find_importadas_que_ficam',
  `select id from questao where escola_id = :escola_id and importacao_id = :importacao_id::uuid and id <> all(:ids::bigint[])
    order by id`,
);
type Ids = { escola_id: number; ids: readonly number[] };
const RESTORE = statement<Ids, never>(
  'restore_questoes_anteriores',
  `update questao set substituida_por = null, versao = versao + 1
    where escola_id = :escola_id and substituida_por = any(:ids::bigint[])`,
);
const DROP_SKILLS = statement<Ids, never>(
  'delete_importadas_habilidades',
  'delete from questao_habilidade where escola_id = :escola_id and questao_id = any(:ids::bigint[])',
);
const DROP_TAGS = statement<Ids, never>(
  'delete_importadas_etiquetas',
  'delete from questao_etiqueta where escola_id = :escola_id and raiz_id = any(:ids::bigint[])',
);
const DROP_PAIRS = statement<Ids, never>(
  'delete_importadas_pares',
  'update questao set par_id = null where escola_id = :escola_id and par_id = any(:ids::bigint[])',
);
const DROP = statement<Ids, never>(
  'delete_importadas_questoes',
  'delete from questao where escola_id = :escola_id and id = any(:ids::bigint[])',
);

/**
 * Takes back what an import made: new families go, and families that it revised have their former revision again. What was used
 * or changed meanwhile stays.
 * @param escola inside a transaction
 * @returns how many rows went, and those that stay
 */
export async function undoQuestoesImportadas(escola: Tenant, importacao_id: string) {
  const made = await escola.run(LOCK_MADE, { importacao_id });
  const ids = made.map(({ id }) => id);
  const families = made.flatMap(({ id, raiz_id }) => (raiz_id === null ? [id] : []));
  const ficam = (await escola.run(LEFT, { importacao_id, ids })).map(({ id }) => id);
  await escola.run(RESTORE, { ids });
  await escola.run(DROP_SKILLS, { ids });
  await escola.run(DROP_TAGS, { ids: families });
  await escola.run(DROP_PAIRS, { ids: families });
  await escola.run(DROP, { ids });
  return { desfeitas: ids.length, ficam };
}
