import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Link, LinkButton } from './link.tsx';

export default {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { LinkButton },
  parameters: guide({
    use: 'Levar a outro lugar a partir de um texto.',
    do: ['Escreva para onde leva, de modo que se entenda fora da frase'],
    dont: ['“Clique aqui”', 'Link para uma ação: use Button'],
    words: 'âncora sublinhado nova aba anchor external',
    design: 'Link',
    keyboard: 'none: one control, Tab and Enter',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Link> = {
  args: { href: '#ajuda', children: 'Fale conosco' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Text>
        Precisa de ajuda? <Link href="#ajuda">Fale conosco</Link>
      </Text>
      <Text>
        Precisa de ajuda? <LinkButton onClick={() => undefined}>Fale conosco</LinkButton>
      </Text>
      <Text>
        Leia no{' '}
        <Link href="https://example.org" external>
          site do exame
        </Link>
        .
      </Text>
      <Text tone="muted">
        Veja os{' '}
        <Link href="#termos" quiet>
          termos
        </Link>
        .
      </Text>
    </Sheet>
  ),
};
