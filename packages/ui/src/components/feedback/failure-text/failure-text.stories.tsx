import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { FailureText } from './failure-text.tsx';

export default { title: 'Feedback/FailureText' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <FailureText>Erro interno do servidor.</FailureText>
      <State name="sem falha: nada, e sem ocupar lugar">
        <FailureText>{null}</FailureText>
      </State>
    </Sheet>
  ),
};
