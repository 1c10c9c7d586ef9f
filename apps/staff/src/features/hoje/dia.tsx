/** The day once it is there: numbers, exams by the hour, what waits, the next days. On a phone what waits comes first. */
import type { GestaoHoje } from '@luneta/api-client';
import { Grid, StatTiles, Stack, useMediaQuery, type StatTile } from '@luneta/ui';
import { CircleCheck, ClipboardList, PenLine, Timer, UsersRound, WifiOff } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';

import { useMayCall } from '../../shared/use-may-call.ts';
import { countText } from './alertas.ts';
import { AoVivo } from './ao-vivo.tsx';
import { copy } from './copy.ts';
import { Pendencias } from './pendencias.tsx';
import { ProvasDoDia } from './provas-do-dia.tsx';
import { estadoOf, isOn, laterOf, provasOf, type Prova } from './provas.ts';
import { Semana } from './semana.tsx';

export function Dia({ hoje, nowMs }: { hoje: GestaoHoje; nowMs: number }) {
  const may = useMayCall();
  const wide = useMediaQuery(from.expanded);
  const provas = provasOf(hoje.provas);
  const { dia, fuso_horario } = hoje;
  const live = provas.filter((prova) => estadoOf(prova, nowMs) === 'live');
  const day = (
    <ProvasDoDia provas={provas.filter((prova) => isOn(prova, dia, fuso_horario))} hoje={hoje} nowMs={nowMs} />
  );
  const waits = <Pendencias hoje={hoje} provas={provas} nowMs={nowMs} />;
  return (
    <Stack gap="e16">
      <StatTiles label={copy.now} tiles={tilesOf(live, may('listRedacoes') ? hoje.redacoes_a_corrigir : null)} />
      {wide ? day : waits}
      {wide ? (
        <Grid columnsExpanded={live.length > 0 ? '7/5' : 1} gap="e16" align="start">
          {waits}
          {live.length > 0 && <AoVivo provas={live} />}
        </Grid>
      ) : (
        <>
          {day}
          {live.length > 0 && <AoVivo provas={live} />}
        </>
      )}
      <Semana days={laterOf(provas, dia, fuso_horario)} timeZone={fuso_horario} />
    </Stack>
  );
}

/** The students of what runs now, each in one tile: those after the first add up to its number. */
function tilesOf(live: readonly Prova[], essays: number | null): StatTile[] {
  const total = (of: (prova: Prova) => number) => live.reduce((sum, prova) => sum + of(prova), 0);
  const part = (name: keyof Prova['partes']) => total(({ partes }) => partes[name]);
  const [delivered, answering, silent] = [part('entregues'), part('respondendo'), part('semNoticia')];
  const [notStarted, onPaper] = [part('naoIniciadas'), part('digitadas') + part('aDigitar')];
  const alunos = total((prova) => prova.alunos);
  const states = [
    tile(delivered, copy.tiles.delivered(delivered), CircleCheck, 'success'),
    tile(answering, copy.tiles.answering, UsersRound, 'info'),
    tile(silent, copy.tiles.silent, WifiOff, 'warning'),
    tile(notStarted, copy.tiles.notStarted(notStarted), Timer, 'info'),
  ];
  return [
    tile(live.length, copy.tiles.live(live.length, alunos), ClipboardList, 'success'),
    ...(alunos > onPaper ? states : []),
    ...(onPaper > 0 ? [tile(onPaper, copy.tiles.onPaper, PenLine, 'info')] : []),
    ...(essays === null ? [] : [tile(essays, copy.tiles.essays(essays), PenLine, 'info', countText(essays))]),
  ];
}

/** Nothing is quiet. */
const tile = (
  n: number,
  label: string,
  icon: StatTile['icon'],
  tone: StatTile['tone'],
  value = String(n),
): StatTile => ({ value, label, icon, tone: n === 0 ? 'quiet' : tone });
