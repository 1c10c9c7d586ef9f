/** One part of a course, all of it, as plain reading: to compare two texts. */
import { isEmptyHtml } from '@luneta/domain';
import { optionLetter, Stack, Text } from '@luneta/ui';
import { PreviewHtml } from '@luneta/ui/editor';

import { copy } from '../copy.ts';
import type { CursoForm, Section } from '../curso-form.ts';

/** A text with its name. */
type Field = { readonly label: string; readonly html: string };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function fieldsOf(form: CursoForm, section: Section): Field[] {
  const { fields, quiz } = copy;
  switch (section) {
    case 'estrutura': {
      const { nome_curso, frase_efeito, resumo, capitulos } = form.estrutura;
      return [
        { label: fields.nome, html: escaped(nome_curso) },
        { label: fields.frase, html: escaped(frase_efeito) },
        { label: fields.resumo, html: resumo },
        ...capitulos.map((name, n) => ({ label: fields.capituloNome(n + 1), html: escaped(name) })),
      ];
    }
    case 'capitulo_1':
    case 'capitulo_2':
    case 'capitulo_3':
      return [{ label: '', html: form[section] }];
    case 'explicacao_resumida':
    case 'resumo': {
      const label = section === 'resumo' ? fields.item : fields.explicacao;
      return form[section].map((html, n) => ({ label: label(n + 1), html }));
    }
    case 'exercicios_praticos':
      return form.exercicios_praticos.flatMap(({ enunciado, resolucao }, n) => [
        { label: fields.exercicio(n + 1), html: enunciado },
        { label: fields.resolucao, html: resolucao },
      ]);
    default:
      return form.quiz.flatMap(({ enunciado, alternativas, gabarito, comentario }, n) => [
        { label: quiz.question(n + 1), html: enunciado },
        ...alternativas.map((html, o) => {
          const option = quiz.option(optionLetter(o + 1));
          return { label: gabarito === o + 1 ? `${option} · ${quiz.key}` : option, html };
        }),
        { label: quiz.comentario, html: comentario },
      ]);
  }
}

export function SectionHtml({ form, section, empty }: { form: CursoForm; section: Section; empty: string }) {
  const list = fieldsOf(form, section);
  if (list.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Stack gap="e12">
      {list.map(({ label, html }, n) => (
        // The parts of a text keep their places.
        <Stack key={n} gap="e4">
          {label !== '' && (
            <Text look="small" tone="muted">
              {label}
            </Text>
          )}
          {isEmptyHtml(html) ? <Text tone="muted">{empty}</Text> : <PreviewHtml html={html} />}
        </Stack>
      ))}
    </Stack>
  );
}
