import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Settings, Trophy } from '../../../icons.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Button } from '../../actions/button/button.tsx';
import { IconLink } from '../../actions/icon-button/icon-button.tsx';
import { OpenExamCard } from '../../exam/open-exam-card/open-exam-card.tsx';
import { Badge } from '../../feedback/badge/badge.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Content, Stack } from '../../foundations/layout/layout.tsx';
import { starArt } from '../../game/game-piece/art.ts';
import { GamePiece } from '../../game/game-piece/game-piece.tsx';
import { Pipa } from '../pipa/pipa.tsx';
import { WelcomeCard } from './welcome-card.tsx';

export default {
  title: 'Identity/WelcomeCard',
  component: WelcomeCard,
  parameters: guide({
    use: 'Receber a pessoa no início: nome, turma, estrelas.',
    do: ['Use uma vez, no alto do início'],
    dont: ['Repetir em outras telas: o título delas basta'],
    words: 'boas-vindas saudação início home greeting hero olá nome do aluno cabeçalho',
    design: 'CartaoBoasVindas',
    keyboard: 'none: links in reading order',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof WelcomeCard> = {
  args: {
    greeting: 'Que bom ver você,',
    name: 'Marina',
    detail: '2ª série · Turma B · Manhã',
    avatarCode: 1,
    facts: [
      { picture: <GamePiece of={starArt} size={24} />, value: '128', label: 'estrelas' },
      { picture: <Icon of={Trophy} size={24} />, value: '12º', label: 'geral' },
    ],
    action: <IconLink icon={Settings} label="Ajustes" variant="onBrand" href="#conta" />,
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Content>
        <Stack gap="e24">
          <WelcomeCard
            greeting="Que bom ver você,"
            name="Marina"
            detail="2ª série · Turma B · Manhã"
            avatarCode={1}
            facts={[
              { picture: <GamePiece of={starArt} size={24} />, value: '128', label: 'estrelas' },
              { picture: <Icon of={Trophy} size={24} />, value: '12º', label: 'geral' },
            ]}
            action={<IconLink icon={Settings} label="Ajustes" variant="onBrand" href="#conta" />}
          />
          <WelcomeCard
            greeting="Que bom ver você,"
            name="Marina"
            detail="2ª série · Turma B · Manhã"
            avatarCode={1}
            action={<IconLink icon={Settings} label="Ajustes" variant="onBrand" href="#conta" />}
            wayOn={
              <Button variant="secondary" size="sm">
                Ver turmas
              </Button>
            }
          />
          <WelcomeCard
            greeting="Que bom ver você,"
            name="Marina"
            detail="2ª série · Turma B · Manhã"
            avatarCode={1}
            picture={<Pipa size={132} />}
            open={
              <OpenExamCard
                variant="surface"
                title="Simulado ENEM — 1º dia"
                badge={<Badge tone="warning">Aberta agora</Badge>}
                time="1h 12min"
                progress={{ answered: 38, total: 90, label: '38 de 90 respondidas' }}
                action={<ButtonLink href="#prova">Continuar avaliação</ButtonLink>}
              />
            }
          />
        </Stack>
      </Content>
    </Sheet>
  ),
};
