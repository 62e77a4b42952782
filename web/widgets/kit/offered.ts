const found = (control: string, controls: string) =>
  controls.split(/\s+/).find((each) => each.split(':')[0] === control);

/** Whether `controls` offers a control: by its name, or with names of what there is to choose from, as `views:plain,pn`. */
export const offered = (control: string, controls = 'full'): boolean =>
  controls === 'full' || found(control, controls) !== undefined;

/** What there is to choose from; null where it is not said, which is all. */
export const choices = (control: string, controls: string): readonly string[] | null =>
  found(control, controls)?.split(':')[1]?.split(',') ?? null;
