/** The foot of an exercise: its one button, and what is to be known before pressing it. */
import type { AdaptadaItem, AdaptadaItens } from '@luneta/api-client';
import { formatCountdown } from '@luneta/domain';
import { ActionBar, Button, ConnectionNotice, Hearts, Inline, Note, Stack, StickyNotices, Text } from '@luneta/ui';

import { useSecondsToVida } from '../../shared/game/use-navbar.ts';
import { copy } from './copy.ts';
import type { ExercicioNow } from './use-exercicio.ts';

type ExercicioFootProps = { now: ExercicioNow; itens: AdaptadaItens; item: AdaptadaItem; ready: boolean };

export function ExercicioFoot({ now, itens, item, ready }: ExercicioFootProps) {
  const { acao, ligado } = now.botao;
  const press = { responder: now.answer, continuar: now.goOn, comprar_vidas: now.buy, proxima: now.goOn }[acao];
  const another = acao === 'continuar' && item.vez === 1 && !item.bloqueado && (now.vidas > 0 || now.pratica);
  return (
    <ActionBar above={<Above now={now} itens={itens} />}>
      {another && (
        <Button block variant="secondary" onClick={now.tryAgain}>
          {copy.again}
        </Button>
      )}
      <Button
        block
        busy={now.underWay}
        disabled={acao === 'responder' && (!ready || (!ligado && !now.underWay))}
        onClick={press}
      >
        {copy.button[acao]}
      </Button>
    </ActionBar>
  );
}

function Above({ now, itens }: Pick<ExercicioFootProps, 'now' | 'itens'>) {
  const { here } = now;
  const waiting = here?.state === 'waiting' ? here.why : null;
  const refused = here?.state === 'refused' ? here.message : null;
  const withheld = here?.state === 'graded' && here.verdict.acertou === null;
  const lives = now.botao.acao === 'comprar_vidas';
  return (
    <StickyNotices label={copy.notices} quiet={waiting === null && refused === null && !withheld && !lives}>
      <ConnectionNotice state={waiting === 'offline' ? 'offline' : null} text={copy.waiting.offline} />
      <div role="status">{waiting === 'server' && <Note tone="warning">{copy.waiting.server}</Note>}</div>
      {refused !== null && (
        <Note tone="danger" alert>
          {copy.refused(refused)}
        </Note>
      )}
      {withheld && <Note tone="info">{copy.withheld}</Note>}
      {lives && <NoLives now={now} study={itens.existe_midia} />}
    </StickyNotices>
  );
}

/** The wait stands before the price; there is always something to do without a life. */
function NoLives({ now, study }: { now: ExercicioNow; study: boolean }) {
  const seconds = useSecondsToVida();
  return (
    <Stack gap="e8">
      <Inline gap="e12" wrap>
        <Hearts vidas={0} size={24} />
        <Stack gap="e2">
          <Text look="smallStrong">{copy.lives.none}</Text>
          {seconds !== null && <Text look="small">{copy.lives.next(formatCountdown(seconds))}</Text>}
        </Stack>
      </Inline>
      <Inline gap="e8" wrap>
        <Button variant="text" size="sm" onClick={() => now.practise(true)}>
          {copy.lives.practice}
        </Button>
        {study && (
          <Button variant="text" size="sm" onClick={now.study}>
            {copy.study}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
