/** Gives questions of before the rule the hash of what they ask, by which equal ones are found (BAN-7). */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { alternativasOf, hashOf } from './staff/questao/campos.ts';

/** Rows read and written at a time, so that no lock is long. */
const BATCH = 200;

type Row = {
  readonly id: number;
  readonly versao: number;
  readonly passagem: string;
  readonly enunciado: string;
  readonly opcoes: readonly (string | null)[];
};

const FIND = statement<{ escola_id: number; depois: number; quantos: number }, Row>(
  'find_questoes_sem_hash',
  `select q.id, q.versao, coalesce(b.conteudo, '') as passagem, q.enunciado,
          jsonb_build_array(q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e) as opcoes
     from questao q left join texto_base b on b.escola_id = q.escola_id and b.id = q.texto_base_id
    where q.escola_id = :escola_id and q.texto_hash is null and q.id > :depois
    order by q.id limit :quantos`,
);

const SET = statement<
  { escola_id: number; ids: readonly number[]; versoes: readonly number[]; hashes: readonly string[] },
  { id: number }
>(
  'set_questoes_hash',
  `update questao q set texto_hash = x.hash
     from unnest(:ids::bigint[], :versoes::int[], :hashes::text[]) as x(id, versao, hash)
    where q.escola_id = :escola_id and q.id = x.id and q.versao = x.versao and q.texto_hash is null
    returning q.id`,
);

/**
 * A row that somebody saves meanwhile is left to the save; one without a stem has no hash. The version stays: nothing that a
 * person reads changes.
 * @returns how many rows got theirs
 */
export async function fillTextoHash(escola: Tenant): Promise<number> {
  let filled = 0;
  for (let depois = 0; ;) {
    const rows = await escola.run(FIND, { depois, quantos: BATCH });
    const last = rows.at(-1);
    if (!last) return filled;
    const found = rows.flatMap(({ id, versao, passagem, enunciado, opcoes }) => {
      const hash = hashOf(passagem, { enunciado, alternativas: alternativasOf(opcoes, {}) });
      return hash === null ? [] : [{ id, versao, hash }];
    });
    if (found.length > 0) {
      const [ids, versoes] = [found.map(({ id }) => id), found.map(({ versao }) => versao)];
      filled += (await escola.run(SET, { ids, versoes, hashes: found.map(({ hash }) => hash) })).length;
    }
    depois = last.id;
  }
}
