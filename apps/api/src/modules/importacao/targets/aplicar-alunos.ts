/** Writes what judged lines do to students, by the functions of `pessoas`. */
import type { Tenant } from '../../../database/tenant.ts';
import {
  createMatriculas,
  createPessoas,
  moveMatriculas,
  setTempoExtra,
  setPessoasAtivas,
  updatePessoas,
} from '../../pessoas/index.ts';
import { consequenciasEm } from '../../roteiros/index.ts';
import type { FeitoAluno, Julgada } from './tipos.ts';

type Feita = { readonly julgada: Julgada; readonly feito: FeitoAluno; readonly pessoa_id: number };

const turmaOf = ({ destino }: FeitoAluno): number => {
  if (destino?.turma_id == null) throw new Error('the class of a line was not made');
  return destino.turma_id;
};

/** The people of the lines, in their order; who is new is made. */
async function people(
  tx: Tenant,
  julgadas: readonly Julgada[],
  origem: 'csv' | 'oneroster',
  agora: Date,
): Promise<Feita[]> {
  const done = julgadas.flatMap((julgada) =>
    julgada.feito?.tipo === 'aluno' ? [{ julgada, feito: julgada.feito }] : [],
  );
  const novas = done.flatMap(({ feito }) => (feito.nova ? [{ ...feito.nova, perfil: 'aluno', origem }] : []));
  const made = await createPessoas(tx, novas, agora);
  let next = 0;
  return done.map((one) => {
    const pessoa_id = one.feito.nova ? made[next++]?.pessoa_id : one.julgada.conhecida?.pessoa_id;
    if (pessoa_id === undefined) throw new Error('a line is about nobody');
    return { ...one, pessoa_id };
  });
}

/** Where students are in a class then; new ones begin today. */
async function enrol(tx: Tenant, feitas: readonly Feita[], agora: Date): Promise<void> {
  const then = consequenciasEm(agora);
  const placed = feitas.filter(({ feito }) => feito.destino !== null);
  const fresh = placed.filter(({ julgada }) => julgada.conhecida?.turma_aluno_id == null);
  await createMatriculas(
    tx,
    fresh.map(({ feito, pessoa_id }) => ({
      turma_id: turmaOf(feito),
      pessoa_id,
      status: 'Atual' as const,
      fator_tempo: feito.fator_tempo ?? 1,
      inicio_em: agora,
    })),
    then,
  );
  const moved = placed.flatMap(({ julgada, feito, pessoa_id }) => {
    const turma_aluno_id = julgada.conhecida?.turma_aluno_id;
    return turma_aluno_id == null
      ? []
      : [{ turma_aluno_id, turma_id: turmaOf(feito), em: agora, feito, pessoa_id, julgada }];
  });
  const ids = await moveMatriculas(tx, moved, then);
  const kept = feitas.flatMap(({ julgada, feito }) => {
    const at = moved.findIndex((one) => one.julgada === julgada);
    const id = at === -1 ? julgada.conhecida?.turma_aluno_id : ids[at];
    return feito.fator_tempo === null || id == null ? [] : [{ id, fator_tempo: feito.fator_tempo, julgada }];
  });
  for (const { id, fator_tempo, julgada } of kept)
    await setTempoExtra(tx, id, { fator_tempo, passa_da_janela: julgada.conhecida?.passa_da_janela ?? false });
}

/**
 * Writes lines about students. Joins the caller's transaction.
 * @returns the people, in the order of the lines
 * @throws what `pessoas` refuses; the caller must roll back
 */
export async function writeAlunos(
  tx: Tenant,
  julgadas: readonly Julgada[],
  { origem, agora }: { readonly origem: 'csv' | 'oneroster'; readonly agora: Date },
): Promise<number[]> {
  const feitas = await people(tx, julgadas, origem, agora);
  const withAccess = (ativa: boolean) => feitas.flatMap((one) => (one.feito.ativa === ativa ? [one.pessoa_id] : []));
  await updatePessoas(
    tx,
    feitas.flatMap(({ feito, pessoa_id }) => (feito.mudada ? [{ pessoa_id, ...feito.mudada }] : [])),
  );
  await setPessoasAtivas(tx, { pessoas: withAccess(true), ativa: true, agora });
  await setPessoasAtivas(tx, { pessoas: withAccess(false), ativa: false, agora });
  await enrol(tx, feitas, agora);
  return feitas.map(({ pessoa_id }) => pessoa_id);
}
