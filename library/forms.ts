/** Fields for forms of Formik, and what a form around them needs. */
export { BankChoice, type BankChoiceProps } from '@/forms/BankChoice';
export { CheckDiagram } from '@/forms/CheckDiagram';
export { ErrorSummary, type ErrorSummaryProps } from '@/forms/ErrorSummary';
export { FormAccountNumber, type FormAccountNumberProps } from '@/forms/FormAccountNumber';
export { FormCheckbox, type FormCheckboxProps } from '@/forms/FormCheckbox';
export { FormCode } from '@/forms/FormCode';
export { FormDate, type FormDateProps } from '@/forms/FormDate';
export { FormDigits } from '@/forms/FormDigits';
export { FormFiles, type FormFilesProps } from '@/forms/FormFiles';
export { FormMoney } from '@/forms/FormMoney';
export { FormNewPassword, type FormNewPasswordProps } from '@/forms/FormNewPassword';
export { FormPassword, type FormPasswordProps } from '@/forms/FormPassword';
export { FormPhone } from '@/forms/FormPhone';
export { FormRadioCards, type FormRadioCardsProps } from '@/forms/FormRadioCards';
export { FormRoutingNumber, type FormRoutingNumberProps } from '@/forms/FormRoutingNumber';
export { FormRow, type FormRowProps } from '@/forms/FormRow';
export { FormSelect, type FormSelectProps } from '@/forms/FormSelect';
export { FormSubmit, type FormSubmitProps } from '@/forms/FormSubmit';
export { FormTextArea, type FormTextAreaProps } from '@/forms/FormTextArea';
export { FormTextField } from '@/forms/FormTextField';
export { FormTypedField, type FormTypedFieldProps, type Typing } from '@/forms/FormTypedField';
export { FormWhole } from '@/forms/FormWhole';
export { type BankLookup, RoutingNote, type RoutingNoteProps } from '@/forms/RoutingNote';
export { type TextProps, TextRow, type TextRowProps } from '@/forms/TextRow';

export { type FormStatus, submitting } from '@/forms/submit';
export { type FieldProps, fieldId } from '@/forms/useRow';
