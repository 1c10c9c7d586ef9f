import { ConnectionNotice, Note, StickyNotices } from '@luneta/ui';

import { copy } from './copy.ts';
import type { useEnvio } from './use-envio.ts';

export type AvisosProps = {
  envio: Pick<ReturnType<typeof useEnvio>, 'espera' | 'recusada'>;
  /** Nothing is sent: who only looks, or a class that is not the present one. */
  watching: boolean;
  /** The time is over and the result is on its way. */
  over: boolean;
};

/** What is wrong now. It stands at the foot, where a notice that comes or goes moves nothing that is being read. */
export function Avisos({ envio: { espera, recusada }, watching, over }: AvisosProps) {
  const unsent = espera === 'servidor' && !over;
  const quiet = espera !== 'offline' && !unsent && recusada === null && !watching && !over;
  return (
    <StickyNotices label={copy.notices} quiet={quiet}>
      {watching && <Note tone="reading">{copy.watching}</Note>}
      <ConnectionNotice state={espera === 'offline' ? 'offline' : null} text={copy.unsent.offline} />
      <div role="status">
        {over && <Note tone="info">{copy.timeOver}</Note>}
        {unsent && <Note tone="warning">{copy.unsent.servidor}</Note>}
        {recusada !== null && <Note tone="danger">{copy.refused(recusada.recusa.mensagem)}</Note>}
      </div>
    </StickyNotices>
  );
}
