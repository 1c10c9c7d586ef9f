/** Reads and writes the school years with their cycles. */
import type { AnoSituacao, CicloDatas } from '@luneta/domain/ano-letivo';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

export type AnoRow = {
  readonly ano: number;
  readonly inicio: string;
  readonly fim: string;
  readonly situacao: AnoSituacao;
  readonly versao: number;
  readonly qtde_turmas: number;
  readonly ciclos: { ciclo_id: number; numero_referencia: number; inicio: string | null; fim: string | null }[];
};

const LIST = statement<{ escola_id: number; ano: number | null }, AnoRow>(
  'find_anos_letivos',
  `select a.ano, a.inicio, a.fim, a.situacao, a.versao,
          (select count(*)::int from turma t
            where t.escola_id = :escola_id and t.ano = a.ano and t.arquivada_em is null) as qtde_turmas,
          coalesce((select jsonb_agg(jsonb_build_object('ciclo_id', c.id, 'numero_referencia', c.numero_referencia, 'inicio', c.inicio, 'fim', c.fim)
                                     order by c.numero_referencia)
             from ciclo c where c.escola_id = :escola_id and c.ano = a.ano), '[]'::jsonb) as ciclos
     from ano_letivo a
    where a.escola_id = :escola_id and (:ano::int is null or a.ano = :ano) order by a.ano desc`,
);
const SITUACAO = statement<{ escola_id: number; ano: number }, { situacao: AnoSituacao }>(
  'find_ano_letivo_situacao',
  'select situacao from ano_letivo where escola_id = :escola_id and ano = :ano',
);
const OUTRO = statement<{ escola_id: number; ano: number }, { ano: number }>(
  'find_outro_ano_ativo',
  `select ano from ano_letivo where escola_id = :escola_id and ano <> :ano and situacao = 'ativo'`,
);
type Values = { escola_id: number; ano: number; inicio: string; fim: string; situacao: AnoSituacao; versao: number };
/** `versao` 0: there was no such year. */
const SAVE = statement<Values, { ano: number }>(
  'save_ano_letivo',
  `insert into ano_letivo as a (escola_id, ano, inicio, fim, situacao)
   values (:escola_id, :ano, :inicio, :fim, :situacao)
   on conflict (escola_id, ano) do update
     set inicio = excluded.inicio, fim = excluded.fim, situacao = excluded.situacao, versao = a.versao + 1
     where a.versao = :versao
   returning ano`,
);
const SAVE_CICLOS = statement<{ escola_id: number; ano: number; rows: string }, never>(
  'save_ciclos',
  `insert into ciclo (escola_id, ano, numero_referencia, inicio, fim)
   select :escola_id, :ano, x.numero_referencia, x.inicio, x.fim
     from jsonb_to_recordset(:rows::jsonb) as x(numero_referencia smallint, inicio date, fim date)
   on conflict (escola_id, ano, numero_referencia) do update set inicio = excluded.inicio, fim = excluded.fim`,
);
const LEAVE_OUT = statement<{ escola_id: number; ano: number; numeros: readonly number[] }, never>(
  'delete_ciclos_sem_prova',
  `delete from ciclo c
    where c.escola_id = :escola_id and c.ano = :ano and not (c.numero_referencia = any(:numeros::smallint[]))
      and not exists (select from avaliacao a where a.escola_id = :escola_id and a.ciclo_id = c.id)`,
);
const WITHOUT_DAYS = statement<{ escola_id: number; ano: number; numeros: readonly number[] }, never>(
  'clear_ciclos_com_prova',
  `update ciclo set inicio = null, fim = null
    where escola_id = :escola_id and ano = :ano and not (numero_referencia = any(:numeros::smallint[]))`,
);

/** The years, newest first. */
export const findAnos = (escola: Tenant): Promise<AnoRow[]> => escola.run(LIST, { ano: null });

/** One year; null where the school has not set it up. */
export async function findAno(escola: Tenant, ano: number): Promise<AnoRow | null> {
  const [row] = await escola.run(LIST, { ano });
  return row ?? null;
}

/** How a year stands; null where the school has not set it up. */
export async function findSituacao(escola: Tenant, ano: number): Promise<AnoSituacao | null> {
  const [row] = await escola.run(SITUACAO, { ano });
  return row?.situacao ?? null;
}

/** Another year that is active; null for none. */
export async function findOutroAtivo(escola: Tenant, ano: number): Promise<number | null> {
  const [row] = await escola.run(OUTRO, { ano });
  return row?.ano ?? null;
}

/**
 * A cycle that is left out goes, or only its days where an exam belongs to it.
 * @throws 409 `versao_diferente`
 */
export async function saveAno(
  escola: Tenant,
  ano: Omit<Values, 'escola_id'>,
  ciclos: readonly CicloDatas[],
): Promise<void> {
  requireSaved(await escola.run(SAVE, ano));
  const numeros = ciclos.map(({ numero_referencia }) => numero_referencia);
  await escola.run(LEAVE_OUT, { ano: ano.ano, numeros });
  await escola.run(WITHOUT_DAYS, { ano: ano.ano, numeros });
  await escola.run(SAVE_CICLOS, { ano: ano.ano, rows: JSON.stringify(ciclos) });
}
