// The pattern of a student's screen: a list, one thing of it, and what stands there when there is nothing or it failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import {
  Avatar,
  BackBar,
  Badge,
  ButtonLink,
  Card,
  CardLink,
  Content,
  EmptyState,
  ErrorState,
  ExamRow,
  ExamRowList,
  FactsList,
  Heading,
  Inline,
  Link,
  LoadingLayout,
  Note,
  OpenExamCard,
  PageTitle,
  Stack,
  Text,
  VisuallyHidden,
} from '../../src/index.ts';
import { CalendarDays, School } from '../../src/icons.ts';
import { Page, Points, Section } from '../pages/page.tsx';
import { idle, Learning } from '../screens/frames.tsx';

export default { title: 'Padrões/Tela do estudante' } satisfies Meta;

export const Rules: StoryObj = {
  name: 'Como fazer',
  render: () => (
    <Page title="Tela do estudante" lead="O que há para fazer agora vem primeiro, e cada tela tem um só botão cheio.">
      <Section title="Do alto ao pé">
        <Points
          items={[
            'Na lista, o título diz o que ela é. O que está aberto agora é o único cartão grande; o resto são linhas.',
            'No detalhe, a volta e o título ficam no alto, os dados em seguida e a ação por último.',
            'A data está escrita como se fala: “hoje às 14h30”, “28 de novembro”.',
            'Em uma mensagem, quem escreveu, quando e o começo do texto. “Nova” está escrito, além da cor.',
          ]}
        />
      </Section>
      <Section title="Os estados" text="Estão todos nas histórias ao lado.">
        <Points
          items={[
            'Esperando: o desenho da tela, com o título já no lugar.',
            'Vazia: diz o que vai aparecer ali e oferece algo para fazer enquanto isso.',
            'Falhou: diz o que não veio e oferece “Tentar de novo”. O título e a navegação continuam.',
          ]}
        />
      </Section>
    </Page>
  ),
};

/** Title and contents of a list, in the frame of version 2. */
const Exams = ({ children }: { children: ReactNode }) => (
  <Learning now="Avaliações">
    <Content>
      <Stack gap="e20">
        <PageTitle>Avaliações</PageTitle>
        {children}
      </Stack>
    </Content>
  </Learning>
);

const details = (href: string, title: string) => (
  <Link href={href}>
    Ver detalhes<VisuallyHidden> de {title}</VisuallyHidden>
  </Link>
);

export const List: StoryObj = {
  name: 'Lista',
  render: () => (
    <Exams>
      <OpenExamCard
        title="Simulado Luneta: 1º dia"
        badge={<Badge tone="warning">Aberta agora</Badge>}
        time="1h 12min"
        progress={{ answered: 38, total: 90, label: '38 de 90 respondidas' }}
        action={
          <ButtonLink href="#prova" variant="game" block>
            Continuar avaliação
          </ButtonLink>
        }
      />
      <Stack gap="e12" as="section" labelledBy="proximas">
        <Heading look="h3" id="proximas">
          Próximas
        </Heading>
        <ExamRowList>
          <li>
            <ExamRow
              title="Avaliação bimestral de Química"
              materia="Química"
              text="2ª bateria · hoje às 14h30"
              date={{ dia: '26', semana: 'qui.' }}
              state="iminente"
              stateLabel="Começa às 14h30"
              details={details('#quimica', 'Avaliação bimestral de Química')}
            />
          </li>
          <li>
            <ExamRow
              title="Prova de História"
              materia="História"
              text="1ª bateria · sala 12"
              date={{ dia: '30', semana: 'seg.' }}
              state="presencial"
              stateLabel="Prova presencial"
              details={details('#historia', 'Prova de História')}
            />
          </li>
        </ExamRowList>
      </Stack>
    </Exams>
  ),
};

export const Detail: StoryObj = {
  name: 'Detalhe',
  render: () => (
    <Learning now="Avaliações">
      <Content>
        <Stack gap="e20">
          <BackBar
            backHref="#avaliacoes"
            backLabel="Voltar para as avaliações"
            title="Avaliação bimestral de Química"
            subtitle="2ª bateria"
          />
          <Card>
            <FactsList
              facts={[
                { term: 'Turma', value: '2ª série · B · Manhã', icon: School },
                { term: 'Quando', value: 'Hoje, das 14h30 às 16h10', icon: CalendarDays },
                { term: 'Questões', value: '20, todas de múltipla escolha' },
                { term: 'Aplicação', value: 'Online' },
              ]}
            />
          </Card>
          <Note tone="info">Cada resposta é guardada quando você escolhe. Sem conexão, a prova continua.</Note>
          <ButtonLink href="#prova" block>
            Começar avaliação
          </ButtonLink>
        </Stack>
      </Content>
    </Learning>
  ),
};

const messages = [
  {
    id: 1,
    from: 'Profª Lúcia Prado',
    avatar: 12,
    when: 'hoje, 9h20',
    text: 'A lista de Química vale até sexta.',
    isNew: true,
  },
  {
    id: 2,
    from: 'Coordenação',
    avatar: 30,
    when: 'ontem',
    text: 'As provas da 2ª bateria começam na quinta-feira, às 14h30, na sala de vocês.',
    isNew: false,
  },
];

/** Who wrote, when, and how it begins. The whole row is one link. */
export const Messages: StoryObj = {
  name: 'Linha de mensagem',
  render: () => (
    <Learning now="Home">
      <Content>
        <Stack gap="e20">
          <PageTitle>Mensagens</PageTitle>
          <Stack gap="e12" as="ul">
            {messages.map(({ id, from, avatar, when, text, isNew }) => (
              <li key={id}>
                <Card>
                  <Inline gap="e12" align="start">
                    <Avatar code={avatar} size={44} />
                    <Stack gap="e4" grow>
                      <Inline gap="e8" justify="between" align="center" wrap>
                        <Heading look="h3">
                          <CardLink href={`#mensagem-${id}`}>{from}</CardLink>
                        </Heading>
                        <Inline gap="e8" align="center">
                          {isNew && <Badge tone="info">Nova</Badge>}
                          <Text look="caption" tone="muted">
                            {when}
                          </Text>
                        </Inline>
                      </Inline>
                      <Text>{text}</Text>
                    </Stack>
                  </Inline>
                </Card>
              </li>
            ))}
          </Stack>
        </Stack>
      </Content>
    </Learning>
  ),
};

export const Waiting: StoryObj = {
  name: 'Esperando',
  render: () => (
    <Exams>
      <LoadingLayout of="results" />
    </Exams>
  ),
};

export const Empty: StoryObj = {
  name: 'Vazia',
  render: () => (
    <Exams>
      <EmptyState
        title="Nenhuma avaliação por aqui"
        text="Quando a escola marcar uma avaliação, ela aparece nesta página."
        action={
          <ButtonLink href="#estudos" variant="secondary">
            Ver meus estudos
          </ButtonLink>
        }
      />
    </Exams>
  ),
};

export const Failed: StoryObj = {
  name: 'Falhou',
  render: () => (
    <Exams>
      <ErrorState
        title="Não conseguimos carregar as avaliações"
        text="Verifique a conexão e tente de novo."
        retryLabel="Tentar de novo"
        onRetry={idle}
      />
    </Exams>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Avaliações' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
  },
};
