import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { CopyField } from './copy-field.tsx';

export default { title: 'Forms/CopyField' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <CopyField label="Código do aluno" value="1002" />
      <CopyField label="Nova senha" value="k7Pm2qRx9T" secret help="Vale por 15 minutos." />
    </Sheet>
  ),
};
