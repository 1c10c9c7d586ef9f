import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ChevronLeft, ChevronRight, Zap } from '../../../icons.ts';
import { Inline } from '../../foundations/layout/layout.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

export default {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { ButtonLink },
  parameters: guide({
    use: 'Fazer algo nesta página; ButtonLink leva a outra com o mesmo visual. Um só botão primário por tela.',
    do: [
      'Diga a ação com um verbo: “Enviar prova”',
      'Deixe um só botão cheio em cada tela; os outros são secundários',
      'Quando não pode ser usado, escreva o motivo ao lado',
    ],
    dont: ['Botão para mudar de página: use ButtonLink', 'Só “OK” ou “Sim”: a pessoa precisa saber o que acontece'],
    words:
      'botão button ação enviar salvar confirmar preço moedas carregando action submit cta loading grande principal',
    design: 'Botao, BotaoLink, BotaoTravado',
    keyboard: 'none: one control, Tab and Enter',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Button> = {
  args: { variant: 'primary', children: 'RESPONDER' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {(['primary', 'secondary', 'game', 'danger', 'dangerOutline', 'text'] as const).map((variant) => (
        <State key={variant} name={variant}>
          <Inline wrap gap="e12">
            <Button variant={variant}>RESPONDER</Button>
            <Button variant={variant} busy>
              RESPONDER
            </Button>
            <Button variant={variant} disabled>
              RESPONDER
            </Button>
          </Inline>
        </State>
      ))}
      <State name="sm, md, lg">
        <Inline wrap gap="e12">
          <Button size="sm">Finalizar</Button>
          <Button size="md">Finalizar</Button>
          <Button size="lg">Finalizar</Button>
        </Inline>
      </State>
      <State name="com ícone, em bloco">
        <Button variant="game" icon={Zap} block>
          ATACAR
        </Button>
        <Inline gap="e12">
          <Button variant="secondary" icon={ChevronLeft} block>
            Anterior
          </Button>
          <Button iconEnd={ChevronRight} block>
            Próxima
          </Button>
        </Inline>
      </State>
      <State name="bloqueado com motivo">
        <Button block disabledReason="Sem internet: a resposta será enviada quando ela voltar.">
          Entregar
        </Button>
      </State>
      <State name="ligações">
        <Inline wrap gap="e12">
          <ButtonLink href="#provas">Ver provas</ButtonLink>
          <ButtonLink href="https://example.org" variant="secondary" external>
            Saber mais
          </ButtonLink>
        </Inline>
      </State>
    </Sheet>
  ),
};
