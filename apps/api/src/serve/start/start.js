/** Buttons of the start page: one tap signs in and opens the app. */
const NO_ANSWER = 'Não conseguimos conectar. Confira se o servidor está ligado e tente de novo.';

async function enter(button) {
  const notice = button.nextElementSibling;
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  notice.textContent = '';
  try {
    const answer = await fetch('/demo/entrar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: button.dataset.login }),
    });
    const { url, message } = await answer.json();
    if (answer.ok) location.assign(url);
    else notice.textContent = message;
  } catch {
    notice.textContent = NO_ANSWER;
  }
  button.removeAttribute('aria-disabled');
}

for (const button of document.querySelectorAll('button[data-login]')) {
  button.addEventListener('click', () => void enter(button));
}
