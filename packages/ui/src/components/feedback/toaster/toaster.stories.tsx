import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Heading } from '../../foundations/text/heading.tsx';
import { Toaster, useToast } from './toaster.tsx';

export default { title: 'Feedback/Toaster' } satisfies Meta;

const Three = () => {
  const { show, clear } = useToast();
  useEffect(() => {
    show({ tone: 'info', text: 'Língua estrangeira alterada' });
    show({ tone: 'success', text: 'Dados salvos com sucesso!' });
    show({ tone: 'danger', text: 'Não foi possível salvar.' });
    return clear;
  }, [show, clear]);
  return <Heading level={1}>Avisos</Heading>;
};

export const States: StoryObj = {
  render: () => (
    <Toaster>
      <Three />
    </Toaster>
  ),
};
