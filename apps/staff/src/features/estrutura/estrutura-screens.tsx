/** What a school consists of, each part at its own address: `/escola/ano_letivo`, `/escola/sedes`, `/escola/series`. */
import { EscolaFrame } from '../../shared/escola/escola-frame.tsx';
import { paths } from '../../shared/paths.ts';
import { Anos } from './anos.tsx';
import { Sedes } from './sedes.tsx';
import { Series } from './series.tsx';

export function AnoLetivoPage() {
  return <EscolaFrame href={paths.anoLetivo}>{(escola_id) => <Anos escola_id={escola_id} />}</EscolaFrame>;
}

export function SedesPage() {
  return <EscolaFrame href={paths.sedes}>{(escola_id) => <Sedes escola_id={escola_id} />}</EscolaFrame>;
}

export function SeriesPage() {
  return <EscolaFrame href={paths.series}>{(escola_id) => <Series escola_id={escola_id} />}</EscolaFrame>;
}
