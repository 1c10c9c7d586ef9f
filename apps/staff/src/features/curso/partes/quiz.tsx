import { Button, Fieldset, Inline } from '@luneta/ui';
import { QuizEditor, type QuizItem, type SectionState } from '@luneta/ui/editor';
import { Plus } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy } from '../copy.ts';
import { emptyQuiz, type CursoForm } from '../curso-form.ts';
import { ids, quizErrors, textAt, type Erro } from '../erros.ts';
import { lackingQuestions } from '../fatos.ts';

export type QuizProps = {
  form: CursoForm;
  salvo: CursoForm;
  erros: readonly Erro[];
  onChange: (quiz: readonly QuizItem[]) => void;
};

/** None, or five questions with five options, a key and a comment each. */
export function Quiz({ form, salvo, erros, onChange }: QuizProps) {
  const { quiz } = form;
  const [open, setOpen] = useState<readonly number[]>([0]);
  const errors = quizErrors(erros, quiz.length);
  const wrong = errors.flatMap((error, n) => (error ? [n] : []));
  if (quiz.length === 0) return <None error={textAt(erros, ids.quiz)} onCreate={() => onChange(emptyQuiz())} />;
  const lacking = lackingQuestions(form);
  return (
    <QuizEditor
      id={ids.quiz}
      value={quiz}
      onChange={onChange}
      errors={errors}
      states={quiz.map((item, n) => {
        const changed = JSON.stringify(item) !== JSON.stringify(salvo.quiz[n]);
        const state: SectionState = changed ? 'changed' : 'untouched';
        return { state, text: lacking.has(n) ? copy.quiz.lacking : copy.quiz.whole };
      })}
      words={copy.quiz}
      open={[...open, ...wrong]}
      onToggle={(place, isOpen) => setOpen(isOpen ? [...open, place] : open.filter((other) => other !== place))}
    />
  );
}

function None({ error, onCreate }: { error: string | undefined; onCreate: () => void }) {
  return (
    <Fieldset id={ids.quiz} legend={copy.sections.quiz} hideLegend error={error} help={copy.quiz.none}>
      <Inline>
        <Button variant="secondary" size="sm" icon={Plus} onClick={onCreate}>
          {copy.quiz.create}
        </Button>
      </Inline>
    </Fieldset>
  );
}
