/** One part of a course with the components of the student's screens, in their order (S3 §2). */
import { isEmptyHtml } from '@luneta/domain';
import { Disclosure, Heading, Inline, Pipa, QuizItem, ReadingSection, Stack, Text } from '@luneta/ui';
import { PreviewHtml, useTypeset, type QuizItem as QuizEntry } from '@luneta/ui/editor';
import type { ReactNode } from 'react';

import { copy } from '../copy.ts';
import { CAPITULOS, type CursoForm, type Section } from '../curso-form.ts';

export type PreviaParteProps = { form: CursoForm; section: Section; empty: ReactNode };

export function PreviaParte({ form, section, empty }: PreviaParteProps) {
  switch (section) {
    case 'estrutura':
      return <Capa form={form} />;
    case 'explicacao_resumida':
      return <Explicacao form={form} empty={empty} />;
    case 'resumo':
      return (
        <ReadingSection id="previa-resumo" title={copy.preview.summary}>
          <Textos list={form.resumo} empty={empty} />
        </ReadingSection>
      );
    case 'exercicios_praticos':
      return <Exercicios form={form} empty={empty} />;
    case 'quiz':
      return <Quiz form={form} empty={empty} />;
    default: {
      const n = CAPITULOS.indexOf(section);
      const name = (form.estrutura.capitulos[n] ?? '').trim();
      const chapter = copy.preview.chapter(n + 1);
      return (
        <ReadingSection
          id={`previa-${section}`}
          title={name === '' ? chapter : name}
          eyebrow={name === '' ? undefined : chapter}
        >
          <Textos list={[form[section]]} empty={empty} />
        </ReadingSection>
      );
    }
  }
}

function Textos({ list, empty }: { list: readonly string[]; empty: ReactNode }) {
  const written = list.filter((html) => !isEmptyHtml(html));
  // The parts of a course keep their places.
  return written.length === 0 ? empty : written.map((html, n) => <PreviewHtml key={n} html={html} />);
}

function Capa({ form: { estrutura } }: { form: CursoForm }) {
  const { nome_curso, frase_efeito, resumo, capitulos } = estrutura;
  return (
    <Stack gap="e12">
      <Heading look="h2">{nome_curso}</Heading>
      {frase_efeito !== '' && <Text tone="muted">{frase_efeito}</Text>}
      <PreviewHtml html={resumo} />
      <Stack as="ol" gap="e4">
        {capitulos.map((name, n) => (
          // Three chapters, each in its place.
          <li key={n}>
            <Text>{name === '' ? copy.preview.chapter(n + 1) : `${n + 1}. ${name}`}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Explicacao({ form, empty }: Omit<PreviaParteProps, 'section'>) {
  return (
    <Stack gap="e12">
      <Inline gap="e12">
        <Pipa mood="pensando" face size={48} />
        <Heading look="h3">{copy.preview.short}</Heading>
      </Inline>
      <Textos list={form.explicacao_resumida} empty={empty} />
    </Stack>
  );
}

function Exercicios({ form, empty }: Omit<PreviaParteProps, 'section'>) {
  return (
    <ReadingSection id="previa-exercicios" title={copy.preview.exercises}>
      {form.exercicios_praticos.length === 0 && empty}
      {form.exercicios_praticos.map(({ enunciado, resolucao }, n) => (
        <Stack key={n} gap="e8">
          <Heading look="h3">{copy.preview.exercise(n + 1)}</Heading>
          <PreviewHtml html={enunciado} />
          <Disclosure label={copy.preview.resolution} open>
            <PreviewHtml html={resolucao} />
          </Disclosure>
        </Stack>
      ))}
    </ReadingSection>
  );
}

const idle = () => undefined;

function Quiz({ form, empty }: Omit<PreviaParteProps, 'section'>) {
  if (form.quiz.length === 0) return empty;
  return (
    <Stack gap="e16">
      {form.quiz.map((item, n) => (
        // The questions of a course keep their places.
        <Pergunta key={n} item={item} n={n + 1} />
      ))}
    </Stack>
  );
}

function Pergunta({ item: { enunciado, alternativas }, n }: { item: QuizEntry; n: number }) {
  const [html = '', ...options] = useTypeset([enunciado, ...alternativas]);
  return (
    <QuizItem
      title={copy.preview.question(n)}
      html={html}
      options={options.map((option, i) => ({ value: i + 1, html: option }))}
      optionsLabel={copy.preview.options(n)}
      state={{ kind: 'open', selected: null, onChange: idle, answerLabel: copy.preview.answer, onAnswer: idle }}
    />
  );
}
