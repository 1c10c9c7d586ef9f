/** Reads and writes topics, and merges one into another. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

export const PAGE = 50;

export type ObjetoRow = {
  readonly objeto_conhecimento_id: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly serie_id: number | null;
  readonly serie_nome: string | null;
  readonly descricao: string;
  readonly qtde_questoes: number;
  readonly arquivado_em: Date | null;
  readonly versao: number;
};

const COLUMNS = `o.id as objeto_conhecimento_id, o.materia_id, m.nome as materia_nome, o.serie_id, s.nome as serie_nome, o.descricao,
  o.arquivada_em as arquivado_em, o.versao,
  (select count(*)::int from questao q where q.escola_id = o.escola_id and q.objeto_conhecimento_id = o.id
      and q.substituida_por is null) as qtde_questoes`;
const FROM = `objeto_conhecimento o
  join materia m on m.escola_id = o.escola_id and m.id = o.materia_id
  left join serie s on s.escola_id = o.escola_id and s.id = o.serie_id`;

export type Pagina = {
  readonly arquivadas: boolean;
  readonly materia_id: number | null;
  readonly texto: string | null;
  readonly depois: number | null;
};
const LIST = statement<Pagina & { escola_id: number; quantos: number }, ObjetoRow>(
  'find_objetos_do_banco',
  `select ${COLUMNS} from ${FROM}
    where o.escola_id = :escola_id and (:arquivadas::boolean or o.arquivada_em is null)
      and (:materia_id::bigint is null or o.materia_id = :materia_id)
      and (:texto::text is null or position(:texto in ${plain('o.descricao')}) > 0)
      and (:depois::bigint is null or (${plain('m.nome')}, ${plain('o.descricao')}, o.id) > (
             select ${plain('y.nome')}, ${plain('x.descricao')}, x.id from objeto_conhecimento x
               join materia y on y.escola_id = x.escola_id and y.id = x.materia_id
              where x.escola_id = :escola_id and x.id = :depois))
    order by ${plain('m.nome')}, ${plain('o.descricao')}, o.id limit :quantos`,
);
const FIND = statement<{ escola_id: number; id: number }, ObjetoRow>(
  'find_objeto_do_banco',
  `select ${COLUMNS} from ${FROM} where o.escola_id = :escola_id and o.id = :id`,
);

/** A page by subject and name, and one more when another page follows. */
export const findObjetos = (escola: Tenant, pagina: Pagina) => escola.run(LIST, { ...pagina, quantos: PAGE + 1 });

export async function findObjeto(escola: Tenant, id: number): Promise<ObjetoRow | null> {
  const [row] = await escola.run(FIND, { id });
  return row ?? null;
}

export type Objeto = {
  readonly materia_id: number;
  readonly serie_id: number | null;
  readonly descricao: string;
  readonly arquivada_em: Date | null;
};
type Referido = { readonly materia: boolean; readonly serie: boolean; readonly repetido: boolean };
const CHECK = statement<
  { escola_id: number; id: number | null; materia_id: number; serie_id: number | null; descricao: string },
  Referido
>(
  'find_objeto_referencias',
  `select exists (select from materia m where m.escola_id = :escola_id and m.id = :materia_id) as materia,
          exists (select from serie s where s.escola_id = :escola_id and s.id = :serie_id::bigint) as serie,
          exists (select from objeto_conhecimento o where o.escola_id = :escola_id and o.materia_id = :materia_id
                     and o.serie_id is not distinct from :serie_id and ${plain('o.descricao')} = ${plain(':descricao::text')}
                     and (:id::bigint is null or o.id <> :id)) as repetido`,
);
const CREATE = statement<{ escola_id: number } & Objeto, { id: number }>(
  'create_objeto_do_banco',
  `insert into objeto_conhecimento (escola_id, materia_id, serie_id, descricao, arquivada_em)
   values (:escola_id, :materia_id, :serie_id, :descricao, :arquivada_em) returning id`,
);
const SAVE = statement<{ escola_id: number; id: number; versao: number } & Omit<Objeto, 'materia_id'>, { id: number }>(
  'save_objeto_do_banco',
  `update objeto_conhecimento set serie_id = :serie_id, descricao = :descricao, arquivada_em = :arquivada_em, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao returning id`,
);

/** Whether what it refers to is there, and whether another topic of the subject and grade has the name. */
export async function checkObjeto(escola: Tenant, id: number | null, objeto: Objeto): Promise<Referido> {
  const { materia_id, serie_id, descricao } = objeto;
  const [row] = await escola.run(CHECK, { id, materia_id, serie_id, descricao });
  return row ?? { materia: false, serie: false, repetido: false };
}

/** @returns its id */
export async function createObjeto(escola: Tenant, objeto: Objeto): Promise<number> {
  return requireSaved(await escola.run(CREATE, objeto)).id;
}

/** @throws 409 `versao_diferente` */
export async function saveObjeto(
  escola: Tenant,
  id: number,
  versao: number,
  { serie_id, descricao, arquivada_em }: Omit<Objeto, 'materia_id'>,
): Promise<void> {
  requireSaved(await escola.run(SAVE, { id, versao, serie_id, descricao, arquivada_em }));
}

export type Juncao = { readonly qtde_questoes: number; readonly qtde_fases: number; readonly tem_curso: boolean };
const PREVIEW = statement<{ escola_id: number; id: number }, Juncao>(
  'find_juncao_previa',
  `select (select count(*)::int from questao q where q.escola_id = :escola_id and q.objeto_conhecimento_id = :id) as qtde_questoes,
          (select count(*)::int from trilha_fase f where f.escola_id = :escola_id and f.objeto_conhecimento_id = :id) as qtde_fases,
          exists (select from base_conhecimento b where b.escola_id = :escola_id and b.objeto_conhecimento_id = :id)
            or exists (select from conteudo_digital c where c.escola_id = :escola_id and c.objeto_conhecimento_id = :id) as tem_curso`,
);
const MOVE = statement<{ escola_id: number; id: number; destino_id: number }, never>(
  'set_questoes_objeto',
  `update questao set objeto_conhecimento_id = :destino_id, versao = versao + 1
    where escola_id = :escola_id and objeto_conhecimento_id = :id`,
);

/** What merging the topic into another would do. */
export async function findJuncao(escola: Tenant, id: number): Promise<Juncao> {
  const [row] = await escola.run(PREVIEW, { id });
  return row ?? { qtde_questoes: 0, qtde_fases: 0, tem_curso: false };
}

/** All revisions change their topic: results show today's classification (rule BAN-3). */
export async function moveQuestoes(escola: Tenant, id: number, destino_id: number): Promise<void> {
  await escola.run(MOVE, { id, destino_id });
}
