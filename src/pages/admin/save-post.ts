import { clearDraft } from '#ui/forms/kept-draft.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';

/** For the `clientAction` of a post's form: what the server says; its draft goes only when the post was saved. */
export async function savePost<T>(request: Request, serverAction: () => Promise<T>) {
  const draft = String((await request.clone().formData()).get('draft'));
  return answerOrRefusal(serverAction, () => clearDraft(draft));
}
