import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ClosedRoadmapNotice } from './closed-roadmap-notice.tsx';

it('says that nothing can be done and since when', async () => {
  const screen = await render(
    <ClosedRoadmapNotice
      title="Interações desativadas"
      text="Roteiro encerrado em"
      date={{ text: '28/11/2026', value: '2026-11-28' }}
    />,
  );
  const note = screen.getByRole('note');
  await expect.element(note).toHaveTextContent('Interações desativadasRoteiro encerrado em 28/11/2026');
  await expect.element(note.getByRole('time')).toHaveAttribute('datetime', '2026-11-28');
});
