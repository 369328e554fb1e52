import { useI18n } from "../i18n/i18n.tsx"
import { SignInForm } from "../sign-in/sign-in-form.tsx"
import { Modal } from "../ui/modal.tsx"

/** Shown when the session ends while a page is open. Typed text is kept. */
export function SignInAgain() {
  const { t } = useI18n()
  return (
    <Modal title={t("expired.title")} onClose={() => undefined} isClosable={false}>
      <p className="mb-4 text-sm text-soft">{t("expired.text")}</p>
      <SignInForm />
    </Modal>
  )
}
