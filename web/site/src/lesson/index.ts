/** What a lesson may use: `import { … } from '@lesson'`. content/README.md says what each is for. */
export { default as Answer } from './Answer.astro';
export { default as Board } from './Board.astro';
export { default as Cite } from './Cite.astro';
export { default as Claim } from './Claim.astro';
export { default as Code } from './Code.astro';
export { default as Exercise } from './Exercise.astro';
export { default as Hint } from './Hint.astro';
export { default as Lesson } from './Lesson.astro';
export { default as Nimber } from './Nimber.astro';
export { default as Predict } from './Predict.astro';
export { default as Proof } from './Proof.astro';
export { default as Reveal } from './Reveal.astro';
export { default as Show } from './Show.astro';
export { default as Step } from './Step.astro';
export { default as Submission } from './Submission.astro';
export { default as Term } from './Term.astro';
export { default as Values } from './Values.astro';
