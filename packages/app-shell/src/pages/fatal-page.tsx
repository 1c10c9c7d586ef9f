/** The very last page, when rendering itself failed (S1 §2.5): plain elements, so that nothing of ours can break it. */
import { copy } from './copy.ts';

export function FatalPage() {
  return (
    <main>
      <p>{copy.fatal}</p>
      <p>
        <a href={window.location.pathname + window.location.search}>{copy.fatalAction}</a>
      </p>
    </main>
  );
}
