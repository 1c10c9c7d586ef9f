// A screen that no app has, built as a designer would: with the guides, the patterns and the parts of this Storybook alone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import {
  Badge,
  ButtonLink,
  Card,
  Content,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Note,
  OpenExamCard,
  PageTitle,
  ProgressRing,
  Stack,
  SubjectRow,
  SummaryStats,
  Text,
} from '../../src/index.ts';
import { CalendarDays, CircleCheck, ClipboardList } from '../../src/icons.ts';
import { Page, Points, Section } from '../pages/page.tsx';
import { Learning } from './frames.tsx';

export default { title: 'Telas/Exemplo: minha semana' } satisfies Meta;

export const Rules: StoryObj = {
  name: 'Como foi montada',
  render: () => (
    <Page
      title="Minha semana"
      lead="Uma tela nova, feita só com o que está aqui: o que há para fazer agora, o resto da semana por dia, e quanto já foi."
    >
      <Section
        title="O que se procurou, e o que se achou"
        text="Em “Qual componente?”, na ordem em que a tela foi feita."
      >
        <Points
          items={[
            'O padrão “Tela do estudante” deu a ordem: um só cartão grande, linhas, um só botão cheio.',
            '“prova aberta” achou OpenExamCard; “linha de matéria” achou SubjectRow, com Badge no fim.',
            '“parte de um todo” achou ProgressRing, e “números lado a lado” achou SummaryStats.',
            '“duas colunas” achou Grid; no telefone ele é uma coluna, com o que é de agora em cima.',
            '“vazio” achou EmptyState, e o padrão deu as palavras: o que vai aparecer e um próximo passo.',
          ]}
        />
      </Section>
    </Page>
  ),
};

/** Title and dates of the week, in the frame of version 2. */
const Week = ({ children }: { children: ReactNode }) => (
  <Learning now="Home">
    <Content>
      <Stack gap="e20">
        <Stack gap="e4">
          <PageTitle>Minha semana</PageTitle>
          <Text tone="muted">23 a 29 de novembro</Text>
        </Stack>
        {children}
      </Stack>
    </Content>
  </Learning>
);

const days = [
  {
    id: 'amanha',
    title: 'Amanhã, quinta',
    rows: [
      {
        subject: 'História',
        detail: 'Prova às 10h, na sala 12',
        href: '#historia',
        badge: 'Prova presencial',
        tone: 'info',
      },
      {
        subject: 'Biologia',
        detail: 'Roteiro de Estudos, até 23h59',
        href: '#biologia',
        badge: 'Termina amanhã',
        tone: 'warning',
      },
    ],
  },
  {
    id: 'sexta',
    title: 'Sexta, 27',
    rows: [
      { subject: 'Matemática', detail: 'Plano de Ação: 2 fases', href: '#matematica', badge: null, tone: 'neutral' },
    ],
  },
] as const;

const Day = ({ id, title, rows }: (typeof days)[number]) => (
  <Stack gap="e12" as="section" labelledBy={id}>
    <Heading look="h3" id={id}>
      {title}
    </Heading>
    <Stack gap="e8" as="ul">
      {rows.map(({ subject, detail, href, badge, tone }) => (
        <li key={subject}>
          <SubjectRow
            subject={subject}
            detail={detail}
            href={href}
            end={badge === null ? undefined : <Badge tone={tone}>{badge}</Badge>}
          />
        </li>
      ))}
    </Stack>
  </Stack>
);

export const Filled: StoryObj = {
  name: 'Com provas e estudos',
  render: () => (
    <Week>
      <Grid columns={1} columnsExpanded="7/5" gap="e20" align="start">
        <Stack gap="e20">
          <OpenExamCard
            title="Avaliação bimestral de Química"
            badge={<Badge tone="warning">Aberta agora</Badge>}
            time="1h 40min"
            progress={{ answered: 0, total: 20, label: '0 de 20 respondidas' }}
            action={
              <ButtonLink href="#quimica" variant="game" block>
                Começar avaliação
              </ButtonLink>
            }
          />
          {days.map((day) => (
            <Day key={day.id} {...day} />
          ))}
        </Stack>
        <Stack gap="e12" as="section" labelledBy="ate-aqui">
          <Heading look="h3" id="ate-aqui">
            Até aqui
          </Heading>
          <Card>
            <Inline gap="e16" align="center">
              <ProgressRing label="Fases da semana" percent={67} size={96} valueText="2 de 3 fases">
                2/3
              </ProgressRing>
              <Stack grow>
                <Text>Falta 1 fase para a sua meta. Na segunda começa outra, e nada se perde.</Text>
              </Stack>
            </Inline>
          </Card>
          <SummaryStats
            label="Sua semana em números"
            stats={[
              { icon: CircleCheck, value: 42, label: 'questões resolvidas' },
              { icon: ClipboardList, value: 1, label: 'prova entregue' },
              { icon: CalendarDays, value: 3, label: 'dias com estudo' },
            ]}
          />
          <Note tone="info">Sem internet, o que você responde fica guardado neste aparelho.</Note>
        </Stack>
      </Grid>
    </Week>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Minha semana' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Começar avaliação' })).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Nada marcado',
  render: () => (
    <Week>
      <EmptyState
        title="Nada marcado nesta semana"
        text="Quando a escola marcar uma prova ou um plano, ele aparece aqui no seu dia."
        action={
          <ButtonLink href="#estudos" variant="secondary">
            Ver meus estudos
          </ButtonLink>
        }
      />
    </Week>
  ),
};
