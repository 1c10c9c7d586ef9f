import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { RouteTabs } from './route-tabs.tsx';

export default { title: 'Navigation/RouteTabs' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <RouteTabs
        label="Partes da prova"
        tabs={[
          { href: '#questoes', label: 'Questões', current: true },
          { href: '#redacao', label: 'Redação', current: false },
        ]}
      />
    </Sheet>
  ),
};
