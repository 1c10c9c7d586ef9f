import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { ErrorPage } from './error-page.tsx';

export default {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  parameters: {
    ...guide({
      use: 'A página inteira deu errado: 404, 500.',
      do: ['Ofereça um caminho de volta'],
      dont: ['Falha de um pedaço da página: use ErrorState'],
      words: 'erro não encontrada café 404 500 not found crash',
      design: 'PaginaErro',
      keyboard: 'none: holds the action it is given',
    }),
    ...ownFrame,
  },
} satisfies Meta;

export const Default: StoryObj<typeof ErrorPage> = {
  args: {
    scene: 'lost',
    code: '404',
    title: 'Ops...',
    text: 'Página não encontrada, será que colocamos a rota certa no GPS do foguete?!',
    action: (
      <ButtonLink href="#inicio" block>
        VOLTAR PARA O INÍCIO
      </ButtonLink>
    ),
  },
};

export const NotFound: StoryObj = {
  render: () => (
    <ErrorPage
      scene="lost"
      code="404"
      title="Ops..."
      text="Página não encontrada, será que colocamos a rota certa no GPS do foguete?!"
      action={
        <ButtonLink href="#inicio" block>
          VOLTAR PARA O INÍCIO
        </ButtonLink>
      }
    />
  ),
};

export const Broken: StoryObj = {
  render: () => (
    <ErrorPage
      scene="coffee"
      title="Eita!"
      text="Parece que derrubaram café no painel da nave, mas não se preocupe, nossa equipe logo irá consertar isso."
      action={
        <ButtonLink href="#inicio" block>
          VOLTAR
        </ButtonLink>
      }
    />
  ),
};
