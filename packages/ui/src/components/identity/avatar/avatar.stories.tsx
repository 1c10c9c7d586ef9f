import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Grid, Inline, Stack } from '../../foundations/layout/layout.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { AVATAR_COUNT, avatarName } from './avatar-names.ts';
import { Avatar } from './avatar.tsx';

export default {
  title: 'Identity/Avatar',
  component: Avatar,
  parameters: guide({
    use: 'O desenho de uma pessoa, ao lado do nome dela.',
    do: ['Escreva o nome da pessoa ao lado'],
    dont: ['Usar como único jeito de saber quem é'],
    words: 'foto perfil personagem bicho picture profile person aluno usuário ícone',
    design: 'Avatar',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Avatar> = {
  args: { code: 17, size: 32 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="tamanhos">
        <Inline wrap>
          {([32, 44, 64, 104] as const).map((size) => (
            <Avatar key={size} code={17} size={size} />
          ))}
        </Inline>
      </State>
      <State name="o último, um desconhecido, nenhum">
        <Inline wrap>
          {[AVATAR_COUNT, 700, null].map((code) => (
            <Avatar key={code} code={code} size={64} />
          ))}
        </Inline>
      </State>
      <State name="pódio">
        <Inline wrap>
          {(['gold', 'silver', 'bronze'] as const).map((ring) => (
            <Avatar key={ring} code={4} size={64} ring={ring} />
          ))}
        </Inline>
      </State>
    </Sheet>
  ),
};

const animals = Array.from({ length: AVATAR_COUNT / 3 }, (_, animal) => animal * 3 + 1);

/** All 69: an animal a row, its three helmets side by side. */
export const Family: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columns={1} columnsExpanded={2} gap="e12">
        {animals.map((first) => (
          <Stack key={first} gap="e4">
            <Text look="smallStrong">{avatarName(first).split(',')[0]}</Text>
            <Inline gap="e12">
              {[first, first + 1, first + 2].map((code) => (
                <Stack key={code} gap="e2" align="center">
                  <Avatar code={code} size={64} />
                  <Text as="span" look="caption" tone="muted">
                    {code}
                  </Text>
                </Stack>
              ))}
            </Inline>
          </Stack>
        ))}
      </Grid>
    </Sheet>
  ),
};
