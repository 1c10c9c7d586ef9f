import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { ClosedRoadmapNotice } from './closed-roadmap-notice.tsx';

export default { title: 'Study/ClosedRoadmapNotice' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ClosedRoadmapNotice
        title="Interações desativadas"
        text="Roteiro encerrado em"
        date={{ text: '28/11/2026', value: '2026-11-28' }}
      />
    </Sheet>
  ),
};
