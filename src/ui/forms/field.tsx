import { type ReactNode, useId } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from '../class-names.ts';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says how to put it right; marks the control as invalid, an empty one without words of its own. */
  error?: string | undefined;
  /** Says "(optional)"; fields are required unless they say so. */
  optional?: boolean | undefined;
  /** Hides the label from sight only, where the place already says it. */
  labelHidden?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** What ties a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Tells the props of the field from those of its control. */
export function fieldAndControl<Props extends FieldProps>(props: Props) {
  const { label, hint, error, optional, labelHidden, id, className, ...control } = props;
  return [{ label, hint, error, optional, labelHidden, id, className }, control] as const;
}

/** Label above, hint and error below, wired to the control that `children` draws. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, optional, labelHidden } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = classNames(Boolean(hint) && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={classNames('field', props.className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {props.children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The red line under a single field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <CircleAlert size={16} />
      {children}
    </p>
  );
}
