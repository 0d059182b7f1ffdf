"""The schema says of bodies what is true of them: a key that nobody knows is refused."""

from typing import Final

from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition

from sevenwonders.server.wire.requests import Request
from sevenwonders.server.wire.terms import ClockTerms, Terms

_STRICT: Final = (Request, Terms, ClockTerms)


class StrictBodies(StructSchemaPlugin):
    """Adds to the schema of a body, and of its parts, that they have no other keys."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this refuses other keys."""
        return not field_definition.is_union and field_definition.is_subclass_of(_STRICT)

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """What the framework says of it, and that."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
