// Screens of the staff as the design shows them, made of components and data of our own: what to copy when one is built.
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AlertList,
  AlertRow,
  Badge,
  Button,
  ButtonLink,
  Card,
  Content,
  DayTimeline,
  Grid,
  Heading,
  Inline,
  PageTitle,
  StackedBar,
  Stack,
  StatTiles,
  Text,
} from '../../src/index.ts';
import { ClipboardList, PenLine, Plus, Send, Timer, UsersRound, WifiOff } from '../../src/icons.ts';
import { dayItem } from '../day-item.tsx';
import { Console } from './frames.tsx';

export default { title: 'Telas/Equipe', globals: { densidade: 'compacta' } } satisfies Meta;

const day = [
  dayItem('revisao', 'Revisão de Matemática', '3ª A · 31 de 31', [7, 9], 'over'),
  dayItem('simulado', 'Simulado Luneta — 1º dia', '2ª A, B, C · 134 de 156 iniciaram', [7.5, 12.5], 'live'),
  dayItem('quimica', 'Química', '1ª A · 39 de 40', [9, 10.5], 'live'),
  dayItem('historia', 'História', '2ª C · presencial', [13.5, 14.5], 'next'),
];

/** What happens today, and what waits for a person. */
export const Today: StoryObj = {
  name: 'Hoje',
  render: () => (
    <Console now="Hoje">
      <Content width="staff">
        <Stack gap="e24">
          <Inline justify="between" align="center" gap="e12" wrap>
            <Stack gap="e4">
              <PageTitle>Segunda-feira, 23 de novembro</PageTitle>
              <Text tone="muted">Sede Centro · 1.248 alunos</Text>
            </Stack>
            <Button icon={Plus}>Nova prova</Button>
          </Inline>
          <StatTiles
            label="Resumo do dia"
            tiles={[
              { value: '2', label: 'provas ao vivo', icon: ClipboardList, tone: 'success' },
              { value: '153', label: 'alunos respondendo', icon: UsersRound, tone: 'info' },
              { value: '4', label: 'sem conexão', icon: WifiOff, tone: 'warning' },
              { value: '48', label: 'redações para corrigir', icon: PenLine, tone: 'info' },
            ]}
          />
          <Card as="section" labelledBy="dia">
            <Stack gap="e12">
              <Heading look="h3" id="dia">
                Provas do dia
              </Heading>
              <DayTimeline
                label="Provas do dia"
                items={day}
                now={{ minutes: 9 * 60 + 42, words: 'agora 9h42' }}
                hour={(hour) => `${hour}h`}
              />
            </Stack>
          </Card>
          <Grid columns={1} columnsExpanded={2} gap="e20" align="start">
            <Stack gap="e12">
              <Heading look="h3">Pede sua atenção</Heading>
              <AlertList label="Pede sua atenção">
                <AlertRow
                  icon={WifiOff}
                  tone="warning"
                  title="4 alunos sem conexão"
                  detail="Simulado Luneta · 2ª B · desde 9h36"
                  action={
                    <ButtonLink href="#ao-vivo" size="sm" variant="secondary">
                      Abrir prova
                    </ButtonLink>
                  }
                />
                <AlertRow
                  icon={Send}
                  tone="success"
                  title="Natureza pronta para liberar"
                  detail="312 de 312 corrigidas"
                  action={
                    <ButtonLink href="#liberar" size="sm" variant="secondary">
                      Conferir
                    </ButtonLink>
                  }
                />
              </AlertList>
            </Stack>
            <Card as="section" labelledBy="vivo">
              <Stack gap="e12">
                <Inline justify="between" align="center" gap="e8">
                  <Heading look="h3" id="vivo">
                    Ao vivo
                  </Heading>
                  <Badge icon={Timer} tone="info">
                    2h 48min
                  </Badge>
                </Inline>
                <StackedBar
                  label="Simulado Luneta — 1º dia"
                  parts={[
                    { tone: 'done', value: 12, words: '12 entregaram' },
                    { tone: 'running', value: 118, words: '118 respondendo' },
                    { tone: 'warning', value: 4, words: '4 sem conexão' },
                    { tone: 'rest', value: 22, words: '22 não iniciaram' },
                  ]}
                />
              </Stack>
            </Card>
          </Grid>
        </Stack>
      </Content>
    </Console>
  ),
};
