/** The parts of a course under each other; each says how it stands also while it is closed. */
import { Stack } from '@luneta/ui';
import { SectionEditor, type SectionState } from '@luneta/ui/editor';
import type { ReactNode } from 'react';

import { copy } from '../copy.ts';
import { CAPITULOS, SECTIONS, type CursoForm, type Section } from '../curso-form.ts';
import { ids, textAt, type Erro } from '../erros.ts';
import { fatoOf } from '../fatos.ts';
import type { Texto } from '../use-texto.ts';
import { Capitulo } from './capitulo.tsx';
import { Estrutura } from './estrutura.tsx';
import { Exercicios } from './exercicios.tsx';
import { Linhas } from './linhas.tsx';
import { Quiz } from './quiz.tsx';

export type PartesProps = {
  texto: Texto;
  erros: readonly Erro[];
  open: ReadonlySet<Section>;
  onToggle: (section: Section, open: boolean) => void;
  /** The focus came into a part. */
  onEnter: (section: Section) => void;
};

const isCapitulo = (section: Section): section is (typeof CAPITULOS)[number] =>
  CAPITULOS.some((capitulo) => capitulo === section);

/** Chapters carry their own names. */
function titleOf({ estrutura }: CursoForm, section: Section): string {
  const title = copy.sections[section];
  return isCapitulo(section) ? copy.named(title, estrutura.capitulos[CAPITULOS.indexOf(section)] ?? '') : title;
}

export function Partes({ texto, erros, open, onToggle, onEnter }: PartesProps) {
  const { form, changed } = texto;
  return (
    <Stack gap="e12">
      {SECTIONS.map((section) => {
        const wrong = erros.filter((erro) => erro.section === section).length;
        const fact = fatoOf(form, section);
        const isChanged = changed.includes(section);
        const state: SectionState = wrong > 0 ? 'invalid' : isChanged ? 'changed' : 'untouched';
        const text = wrong > 0 ? copy.invalid(wrong) : isChanged ? copy.changed(fact) : fact;
        return (
          <div key={section} onFocus={() => onEnter(section)}>
            <SectionEditor
              title={titleOf(form, section)}
              state={state}
              stateText={text}
              flush={isCapitulo(section)}
              open={open.has(section)}
              onChange={(isOpen) => onToggle(section, isOpen)}
            >
              <Campos texto={texto} section={section} erros={erros} />
            </SectionEditor>
          </div>
        );
      })}
    </Stack>
  );
}

type CamposProps = { texto: Texto; section: Section; erros: readonly Erro[] };

function Campos({ texto: { form, salvo, edit }, section, erros }: CamposProps): ReactNode {
  switch (section) {
    case 'estrutura':
      return <Estrutura value={form.estrutura} erros={erros} onChange={(estrutura) => edit({ estrutura })} />;
    case 'explicacao_resumida':
    case 'resumo':
      return <Linhas section={section} value={form[section]} onChange={(linhas) => edit({ [section]: linhas })} />;
    case 'exercicios_praticos':
      return (
        <Exercicios
          value={form.exercicios_praticos}
          onChange={(exercicios_praticos) => edit({ exercicios_praticos })}
        />
      );
    case 'quiz':
      return <Quiz form={form} salvo={salvo.form} erros={erros} onChange={(quiz) => edit({ quiz })} />;
    default: {
      const n = CAPITULOS.indexOf(section);
      return (
        <Capitulo
          n={n}
          value={form[section]}
          error={textAt(erros, ids.capitulo(n))}
          onChange={(html) => edit({ [section]: html })}
        />
      );
    }
  }
}
